import type { Context } from 'hono'
import { authenticate } from '../authenticate'
import { pathUuid, queryText } from '../body'
import { type Auth, audienceOf, type Endpoints } from '../context'
import { ApiError, forbidden, invalid, unprocessable } from '../errors'
import { limitAddress } from '../rate-limit'
import { redirectTarget } from '../redirects'
import { reload, updateAppMetadata } from '../users'
import { OUTSIDE_PROVIDERS } from './public'
import { redirectError } from './verify'

/** Every outside provider is either unknown or off; both answers are the contract's. */
function refuseProvider(c: Context): never {
  const provider = queryText(c, 'provider').toLowerCase()
  const reason = OUTSIDE_PROVIDERS.includes(provider)
    ? 'provider is not enabled'
    : `Provider ${provider} could not be found`
  throw invalid(`Unsupported provider: ${reason}`)
}

function refuseCallback(c: Context, auth: Auth): Response {
  const error =
    queryText(c, 'state') === ''
      ? new ApiError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
      : new ApiError(400, 'bad_oauth_state', 'OAuth callback with invalid state')
  return redirectError(c, redirectTarget(c, auth.settings), error, true)
}

async function unlink(c: Context, auth: Auth): Promise<Response> {
  const { claims, user } = await authenticateForLinking(c, auth)
  const identityId = pathUuid(c, 'identity_id')
  if (claims.aud !== audienceOf(c)) {
    throw forbidden('unexpected_audience', "Token audience doesn't match request audience")
  }
  if (user.identities.length <= 1) {
    throw unprocessable('single_identity_not_deletable', 'User must have at least 1 identity after unlinking')
  }
  const identity = user.identities.find(candidate => candidate.id === identityId.toLowerCase())
  if (identity === undefined) throw unprocessable('identity_not_found', "Identity doesn't exist")
  await auth.database.transaction(async sql => {
    await sql.query('delete from auth.identities where id = $1', [identity.id])
    const { identities } = await reload(sql, user)
    const providers = identities.map(remaining => remaining.provider)
    const { email = null } = identities.find(remaining => remaining.email !== null) ?? {}
    const { rows } = await sql.query(
      'select 1 from auth.users where lower(email) = lower($1) and id <> $2 and not is_sso_user',
      [email, user.row.id],
    )
    if (rows.length > 0) {
      const message = 'Unable to unlink identity due to email conflict'
      throw unprocessable('email_conflict_identity_not_deletable', message)
    }
    await updateAppMetadata(sql, user, { provider: providers[0], providers })
    const id = user.row.id
    if (identity.provider === 'phone') {
      await sql.query('update auth.users set phone = null, phone_confirmed_at = null where id = $1', [id])
    } else {
      await sql.query('update auth.users set email = $2 where id = $1', [id, email])
    }
  })
  return c.json({})
}

async function authenticateForLinking(c: Context, auth: Auth) {
  const caller = await authenticate(c, auth)
  if (!auth.settings.manualLinking) {
    throw new ApiError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  }
  return caller
}

const samlDisabled = () => new ApiError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')

export const identityEndpoints: Endpoints = (app, auth) => {
  app.get('/authorize', c => refuseProvider(c))
  app.get('/callback', c => refuseCallback(c, auth))
  app.post('/callback', c => refuseCallback(c, auth))

  app.get('/user/identities/authorize', async c => {
    await authenticateForLinking(c, auth)
    return refuseProvider(c)
  })
  app.delete('/user/identities/:identity_id', c => unlink(c, auth))

  app.post('/sso', c => {
    limitAddress(c, auth, 'sso')
    throw samlDisabled()
  })
  app.get('/sso/saml/metadata', () => {
    throw samlDisabled()
  })
  app.post('/sso/saml/acs', () => {
    throw samlDisabled()
  })
}
