import { queryText, readBody, securityField, text } from '../body'
import { badRequest, invalid } from '../errors'
import { exchangeCode } from '../one-time-tokens'
import { passwordMatches, weakPasswordReason } from '../passwords'
import { signIn, tokens } from '../sessions'
import type { Call, Routes } from '../types'
import { findByEmail, reload } from '../users'
import { checkCaptcha } from '../validation'
import { refreshTokenGrant } from './refresh'

async function passwordGrant(call: Call) {
  const fields = { email: text, password: text, ...securityField }
  const body = await readBody(call, 'PasswordGrantParams', fields)
  checkCaptcha(call.settings, body)
  const { email, password } = body
  if (email === '') throw invalid('missing email or phone')
  const user = await findByEmail(call.database, email)
  const matches = await passwordMatches(password, user?.encrypted_password, call.settings)
  if (user === undefined || !matches) throw badRequest('invalid_credentials', 'Invalid login credentials')
  if (user.email_confirmed_at === null) throw badRequest('email_not_confirmed', 'Email not confirmed')
  const grant = await signIn(call.database, user, 'password')
  return {
    ...(await tokens(call, grant)),
    weak_password: weakPasswordReason(call.settings, password) ?? null,
  }
}

async function codeGrant(call: Call) {
  const fields = { auth_code: text, code_verifier: text }
  const { auth_code: code, code_verifier: verifier } = await readBody(call, 'PKCEGrantParams', fields)
  const grant = await call.database.transaction(async sql => {
    const flow = await exchangeCode(sql, code, verifier)
    return signIn(sql, await reload(sql, { id: flow.user_id }), flow.authentication_method)
  })
  return tokens(call, grant)
}

const GRANTS = new Map<string, (call: Call) => Promise<object>>([
  ['password', passwordGrant],
  ['refresh_token', refreshTokenGrant],
  ['pkce', codeGrant],
])

export const tokenRoutes: Routes = {
  'POST /token': async call => {
    const grant = GRANTS.get(queryText(call.c, 'grant_type'))
    if (grant === undefined) throw badRequest('invalid_credentials', 'unsupported_grant_type')
    return grant(call)
  },
}
