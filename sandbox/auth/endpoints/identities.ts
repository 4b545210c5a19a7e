import { queryText } from '../body'
import { authenticate } from '../caller'
import { ApiError, invalid } from '../errors'
import type { Call, Routes } from '../types'

/** Outside providers that the hosted service knows; none is enabled here. */
const OUTSIDE_PROVIDERS = [
  ...['apple', 'azure', 'bitbucket', 'discord', 'facebook', 'snapchat', 'figma', 'fly', 'github', 'gitlab'],
  ...['google', 'keycloak', 'kakao', 'linkedin', 'linkedin_oidc', 'notion', 'spotify', 'slack'],
  ...['slack_oidc', 'workos', 'twitch', 'twitter', 'x', 'vercel_marketplace', 'zoom'],
]

function refuseProvider({ c }: Call): never {
  const provider = queryText(c, 'provider').toLowerCase()
  const isKnown = OUTSIDE_PROVIDERS.includes(provider)
  const reason = isKnown ? 'provider is not enabled' : `Provider ${provider} could not be found`
  throw invalid(`Unsupported provider: ${reason}`)
}

async function refuseLinking(call: Call): Promise<never> {
  await authenticate(call)
  throw new ApiError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}

/** Sign-in by other providers and by SAML, which are off. */
export const identityRoutes: Routes = {
  'GET /authorize': refuseProvider,
  'GET /user/identities/authorize': refuseLinking,
  'DELETE /user/identities/:identity_id': refuseLinking,
  'POST /sso': () => {
    throw new ApiError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  },
}
