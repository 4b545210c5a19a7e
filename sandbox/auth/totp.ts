import { Secret, TOTP } from 'otpauth'
import QRCode from 'qrcode'

export const newSecret = (): string => new Secret({ size: 20 }).base32

const pathEscape = (part: string): string =>
  encodeURIComponent(part).replaceAll(/%(3A|40|24|26|2B|3D)/g, code => decodeURIComponent(code))

function totpUri(issuer: string, email: string, secret: string): string {
  const query = `algorithm=SHA1&digits=6&issuer=${encodeURIComponent(issuer)}&period=30&secret=${secret}`
  return `otpauth://totp/${pathEscape(issuer)}:${pathEscape(email)}?${query}`
}

/** What an authenticator app is set up with: by picture, by hand or by link. */
export async function totpFor(issuer: string, email: string, secret: string) {
  const uri = totpUri(issuer, email, secret)
  const qrCode = await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M' })
  return { qr_code: qrCode, secret, uri }
}

/** Whether the code is that of this half minute, of the one before or of the one after. */
export const isCodeRight = (secret: string, code: string): boolean =>
  /^\d{6}$/.test(code) &&
  new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token: code, window: 1 }) !== null
