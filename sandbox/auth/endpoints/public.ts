import type { Endpoints } from '../context'

const PROVIDERS_BEFORE_EMAIL = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'snapchat',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'keycloak',
  'kakao',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'spotify',
  'slack',
  'slack_oidc',
  'workos',
  'twitch',
  'twitter',
  'x',
]

/** Outside providers that the hosted service knows; none is enabled here. */
export const OUTSIDE_PROVIDERS: readonly string[] = [...PROVIDERS_BEFORE_EMAIL, 'vercel_marketplace', 'zoom']

const allOff = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, false]))

export const publicEndpoints: Endpoints = (app, { settings, keys }) => {
  app.get('/health', c =>
    c.json({
      version: 'sandbox',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    }),
  )

  app.get('/.well-known/jwks.json', c => {
    c.header('Cache-Control', 'public, max-age=600')
    return c.json(keys.publicSet)
  })

  app.get('/settings', c =>
    c.json({
      external: {
        anonymous_users: settings.anonymous,
        ...allOff(PROVIDERS_BEFORE_EMAIL),
        email: settings.emailEnabled,
        phone: settings.phoneEnabled,
        zoom: false,
      },
      disable_signup: !settings.signups,
      mailer_autoconfirm: !settings.emailConfirm,
      phone_autoconfirm: !settings.phoneConfirm,
      sms_provider: '',
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: false,
    }),
  )
}
