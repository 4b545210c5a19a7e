import { pkceFields, readBody, securityField, text } from '../body'
import { authenticate } from '../caller'
import { badRequest, invalid, rejectIf, unprocessable } from '../errors'
import { mailEmailChange, mailLink, mailNonce } from '../mailer'
import type { Call, Routes } from '../types'
import { findByEmail, reload } from '../users'
import { type Challenge, checkCaptcha, checkedChallenge, checkedEmail } from '../validation'

async function resendMail(call: Call, type: string, email: string, challenge?: Challenge): Promise<void> {
  await call.database.transaction(async sql => {
    const user = await findByEmail(sql, email)
    if (type === 'signup' && user?.email_confirmed_at === null) {
      await mailLink(call, sql, user, 'signup', challenge)
    }
    if (type === 'email_change' && user?.email_change) {
      await mailEmailChange(call, sql, user, user.email_change, challenge)
    }
  })
}

export const mailRequestRoutes: Routes = {
  'POST /recover': async call => {
    const body = await readBody(call, 'RecoverParams', { email: text, ...pkceFields, ...securityField })
    checkCaptcha(call.settings, body)
    if (body.email === '') throw invalid('Password recovery requires an email')
    const email = checkedEmail(body.email)
    const challenge = checkedChallenge(body)
    await call.database.transaction(async sql => {
      const user = await findByEmail(sql, email)
      if (user !== undefined) await mailLink(call, sql, user, 'recovery', challenge)
    })
    return {}
  },

  'POST /resend': async call => {
    const fields = { type: text, email: text, phone: text, ...pkceFields, ...securityField }
    const body = await readBody(call, 'ResendConfirmationParams', fields)
    checkCaptcha(call.settings, body)
    const { type, email, phone } = body
    const isKnownType = ['signup', 'email_change', 'sms', 'phone_change'].includes(type)
    rejectIf(
      [!isKnownType, 'Missing one of these types: signup, email_change, sms, phone_change'],
      [email === '' && type === 'signup', 'Type provided requires an email address'],
      [phone === '' && type === 'sms', 'Type provided requires a phone number'],
      [email !== '' && phone !== '', 'Only an email address or phone number should be provided.'],
      [email === '' && phone === '', 'Missing email address or phone number'],
    )
    if (email === '') throw badRequest('phone_provider_disabled', 'Phone logins are disabled')
    await resendMail(call, type, checkedEmail(email), checkedChallenge(body))
    return {}
  },

  'GET /reauthenticate': async call => {
    const { user } = await authenticate(call)
    if (user.email_confirmed_at === null) {
      throw unprocessable('email_not_confirmed', 'Please verify your email first.')
    }
    await call.database.transaction(async sql => mailNonce(call, sql, await reload(sql, user)))
    return {}
  },
}
