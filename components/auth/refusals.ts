import type { ErrorCode } from '@supabase/auth-js/dist/module/lib/error-codes'
import { authTexts } from '@/content/auth'
import { fill } from '@/lib/words/fill'

const { advice, invalid, messages, refusals, strength } = authTexts

/** Words that leave something to do: the phone number follows. */
const thenCall: ReadonlySet<string> = new Set([refusals.closed, refusals.blocked, refusals.otherFactor])

/**
 * Our words for every code of the sign-in service; null for what only the general message fits, and for what no visitor can
 * cause. A code that a new version of the library adds does not compile here.
 */
const words: Record<ErrorCode, string | null> = {
  unexpected_failure: null,
  validation_failed: refusals.notAccepted,
  bad_json: refusals.notAccepted,
  email_exists: refusals.taken,
  phone_exists: refusals.taken,
  bad_jwt: refusals.ended,
  not_admin: null,
  no_authorization: refusals.ended,
  user_not_found: refusals.ended,
  session_not_found: refusals.ended,
  session_expired: refusals.ended,
  refresh_token_not_found: refusals.ended,
  refresh_token_already_used: refusals.ended,
  flow_state_not_found: refusals.link,
  flow_state_expired: refusals.link,
  signup_disabled: refusals.closed,
  user_banned: refusals.blocked,
  provider_email_needs_verification: refusals.unconfirmed,
  invite_not_found: refusals.link,
  bad_oauth_state: refusals.notOffered,
  bad_oauth_callback: refusals.notOffered,
  oauth_provider_not_supported: refusals.notOffered,
  unexpected_audience: refusals.ended,
  single_identity_not_deletable: null,
  email_conflict_identity_not_deletable: null,
  identity_already_exists: refusals.taken,
  email_provider_disabled: refusals.notOffered,
  phone_provider_disabled: refusals.notOffered,
  too_many_enrolled_mfa_factors: refusals.tooManyApps,
  mfa_factor_name_conflict: refusals.appName,
  mfa_factor_not_found: refusals.appGone,
  mfa_ip_address_mismatch: refusals.network,
  mfa_challenge_expired: refusals.lateCode,
  webauthn_challenge_expired: refusals.lateCode,
  mfa_verification_failed: advice.code,
  mfa_verification_rejected: advice.code,
  insufficient_aal: refusals.needsCode,
  captcha_failed: messages.noCaptcha,
  saml_provider_disabled: refusals.notOffered,
  manual_linking_disabled: refusals.notOffered,
  sms_send_failed: refusals.notOffered,
  email_not_confirmed: refusals.unconfirmed,
  phone_not_confirmed: refusals.notOffered,
  reauth_nonce_missing: invalid.nonce,
  saml_relay_state_not_found: refusals.notOffered,
  saml_relay_state_expired: refusals.notOffered,
  saml_idp_not_found: refusals.notOffered,
  saml_assertion_no_user_id: refusals.notOffered,
  saml_assertion_no_email: refusals.notOffered,
  user_already_exists: messages.registered,
  sso_provider_not_found: refusals.notOffered,
  saml_metadata_fetch_failed: refusals.notOffered,
  saml_idp_already_exists: refusals.notOffered,
  sso_domain_already_exists: refusals.notOffered,
  saml_entity_id_mismatch: refusals.notOffered,
  conflict: refusals.busy,
  provider_disabled: refusals.notOffered,
  user_sso_managed: refusals.notOffered,
  reauthentication_needed: invalid.nonce,
  same_password: messages.samePassword,
  reauthentication_not_valid: invalid.nonce,
  otp_expired: refusals.link,
  otp_disabled: refusals.notOffered,
  identity_not_found: null,
  weak_password: strength.short,
  over_request_rate_limit: advice.requests,
  over_email_send_rate_limit: advice.mails,
  over_sms_send_rate_limit: advice.requests,
  bad_code_verifier: refusals.link,
  anonymous_provider_disabled: refusals.notOffered,
  hook_timeout: refusals.busy,
  hook_timeout_after_retry: refusals.busy,
  hook_payload_over_size_limit: refusals.busy,
  hook_payload_invalid_content_type: refusals.busy,
  request_timeout: refusals.busy,
  mfa_phone_enroll_not_enabled: refusals.notOffered,
  mfa_phone_verify_not_enabled: refusals.otherFactor,
  mfa_totp_enroll_not_enabled: refusals.notOffered,
  mfa_totp_verify_not_enabled: refusals.otherFactor,
  mfa_webauthn_enroll_not_enabled: refusals.notOffered,
  mfa_webauthn_verify_not_enabled: refusals.otherFactor,
  mfa_recovery_codes_enroll_not_enabled: refusals.notOffered,
  mfa_recovery_codes_verify_not_enabled: refusals.otherFactor,
  mfa_recovery_codes_locked: refusals.otherFactor,
  mfa_recovery_codes_sole_factor: refusals.otherFactor,
  mfa_verified_factor_exists: refusals.needsCode,
  invalid_credentials: messages.credentials,
  email_address_not_authorized: refusals.address,
  email_address_invalid: invalid.email,
}

const byCode: ReadonlyMap<string, string | null> = new Map(Object.entries(words))

type Refusal = { code?: string | undefined; message?: string; reasons?: unknown }

/** What a password lacks: the library names the reasons, and the message the length. */
function weakness({ message = '', reasons }: Refusal): string {
  const found: unknown[] = Array.isArray(reasons) ? reasons : []
  if (found.includes('pwned')) return refusals.leaked
  const [, count] = /at least (\d+) characters/.exec(message) ?? []
  const lacks = [
    count === undefined ? '' : fill(refusals.tooShort, { count }),
    found.includes('characters') ? refusals.characters : '',
  ]
  return lacks.filter(Boolean).join(' ') || strength.short
}

const isAboutAddress = ({ code, message = '' }: Refusal) =>
  code === 'validation_failed' && /email address/i.test(message)

/** Our words for an error of the sign-in service, if there are any for it. */
export function ownWords(refusal: Refusal): string | undefined {
  if (refusal.code === 'weak_password') return weakness(refusal)
  return isAboutAddress(refusal) ? invalid.email : (byCode.get(refusal.code ?? '') ?? undefined)
}

/** True for words after which only a call helps. */
export const leavesOnlyACall = (text: string) => thenCall.has(text)

const fields: Partial<Record<ErrorCode, readonly string[]>> = {
  mfa_verification_failed: ['code'],
  mfa_verification_rejected: ['code'],
  mfa_challenge_expired: ['code'],
  mfa_factor_name_conflict: ['name'],
  reauth_nonce_missing: ['nonce'],
  reauthentication_not_valid: ['nonce'],
  email_address_invalid: ['email'],
  email_address_not_authorized: ['email'],
  email_exists: ['email'],
  weak_password: ['password'],
  same_password: ['password'],
}

const fieldsByCode: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(fields))

/** Names of the fields that an error is about. */
export const refusedFields = (refusal: Refusal): readonly string[] =>
  isAboutAddress(refusal) ? ['email'] : (fieldsByCode.get(refusal.code ?? '') ?? [])

/** False for an answer of a gateway, of an older service without codes, or of a newer one. */
export const isKnownCode = (code: string | undefined) => code !== undefined && byCode.has(code)
