import { pathUuid, queryText } from '../body'
import { authenticate } from '../caller'
import type { Sql } from '../database'
import { ApiError, badRequest, forbidden, invalid, unprocessable } from '../errors'
import { limit } from '../rate-limit'
import { redirectError } from '../redirect-urls'
import type { Call, Routes } from '../types'
import type { User } from '../user-json'
import { isTaken, reload, updateUser, voidMails, withProviders } from '../users'
import { OUTSIDE_PROVIDERS } from './public'

/** Every outside provider is either unknown or disabled; the contract has a response for both. */
function refuseProvider({ c }: Call): never {
  const provider = queryText(c, 'provider').toLowerCase()
  const isKnown = OUTSIDE_PROVIDERS.includes(provider)
  const reason = isKnown ? 'provider is not enabled' : `Provider ${provider} could not be found`
  throw invalid(`Unsupported provider: ${reason}`)
}

function refuseCallback({ c, target }: Call) {
  const error =
    queryText(c, 'state') === ''
      ? badRequest('bad_oauth_callback', 'OAuth state parameter missing')
      : badRequest('bad_oauth_state', 'OAuth callback with invalid state')
  return redirectError(c, target, error, true)
}

function refuseSaml(call: Call): never {
  limit(call, 'sso')
  throw new ApiError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
}

async function authenticateForLinking(call: Call) {
  const caller = await authenticate(call)
  if (call.settings.manualLinking) return caller
  throw new ApiError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}

/** Unlinking e-mail switches the account to the address of another identity, if one has any. */
async function moveEmail({ settings }: Call, sql: Sql, user: User): Promise<void> {
  const successor = user.identities.find(identity => identity.email !== null)
  const email = successor?.email ?? null
  if (email === user.email) return
  if (email !== null && (await isTaken(sql, 'email', email, user.aud, user))) {
    const message = 'Unable to unlink identity due to email conflict'
    throw unprocessable('email_conflict_identity_not_deletable', message)
  }
  await voidMails(sql, user)
  const isVerified = successor?.identity_data.email_verified === true || !settings.emailConfirm
  const unconfirmed = {
    email_confirmed_at: null,
    raw_user_meta_data: { ...user.raw_user_meta_data, email_verified: false },
  }
  await updateUser(sql, user, { email, ...(email !== null && isVerified ? {} : unconfirmed) })
}

async function unlink(call: Call) {
  const { claims, user, aud } = await authenticateForLinking(call)
  const id = pathUuid(call, 'identity_id')
  if (claims.aud !== aud) {
    throw forbidden('unexpected_audience', "Token audience doesn't match request audience")
  }
  if (user.identities.length <= 1) {
    throw unprocessable('single_identity_not_deletable', 'User must have at least 1 identity after unlinking')
  }
  const identity = user.identities.find(candidate => candidate.id === id)
  if (identity === undefined) throw unprocessable('identity_not_found', "Identity doesn't exist")
  await call.database.transaction(async sql => {
    await sql.query('delete from auth.identities where id = $1', [id])
    const remaining = await reload(sql, user)
    await updateUser(sql, user, { raw_app_meta_data: withProviders(remaining) })
    if (identity.provider === 'phone') await updateUser(sql, user, { phone: null, phone_confirmed_at: null })
    else await moveEmail(call, sql, remaining)
  })
  return {}
}

export const identityRoutes: Routes = {
  'GET /authorize': refuseProvider,
  'GET /callback': refuseCallback,
  'POST /callback': refuseCallback,
  'GET /user/identities/authorize': async call => {
    await authenticateForLinking(call)
    return refuseProvider(call)
  },
  'DELETE /user/identities/:identity_id': unlink,
  'POST /sso': refuseSaml,
}
