import type { Routes } from '../types'

/** Outside providers that the hosted service lists; none is enabled here. */
const BEFORE_EMAIL = [
  ...['apple', 'azure', 'bitbucket', 'discord', 'facebook', 'snapchat', 'figma', 'fly', 'github', 'gitlab'],
  ...['google', 'keycloak', 'kakao', 'linkedin', 'linkedin_oidc', 'notion', 'spotify', 'slack'],
  ...['slack_oidc', 'workos', 'twitch', 'twitter'],
]

export const OUTSIDE_PROVIDERS: readonly string[] = [...BEFORE_EMAIL, 'x', 'vercel_marketplace', 'zoom']

export const publicRoutes: Routes = {
  'GET /health': () => ({
    version: 'sandbox',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  }),

  'GET /.well-known/jwks.json': ({ c, keys }) => {
    c.header('Cache-Control', 'public, max-age=600')
    return keys.publicSet
  },

  'GET /settings': ({ settings }) => ({
    external: {
      anonymous_users: settings.anonymous,
      ...Object.fromEntries(BEFORE_EMAIL.map(name => [name, false])),
      email: settings.email,
      phone: settings.phone,
      zoom: false,
    },
    disable_signup: !settings.signups,
    mailer_autoconfirm: !settings.emailConfirm,
    phone_autoconfirm: !settings.phoneConfirm,
    sms_provider: '',
    saml_enabled: false,
    // The hosted service reports true without any key, too.
    saml_private_key_next_configured: true,
    passkeys_enabled: false,
  }),
}
