/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { isRedirectAllowed } from '@/sandbox/auth/redirects'
import { authSettingsFromEnv, settingVariables } from '@/sandbox/auth/settings'

describe('settings', () => {
  test('have the documented defaults, and an empty variable is an absent one', () => {
    expect(authSettingsFromEnv({ SANDBOX_AUTH_PORT: '', SANDBOX_AUTH_TOKEN_LIFETIME: '' })).toMatchObject({
      port: 4020,
      externalUrl: 'http://localhost:4020/auth/v1',
      siteUrl: 'http://localhost:3000',
      dataDir: '.sandbox/auth',
      mailLinks: 'verify',
      emailConfirm: true,
      signups: true,
      anonymous: false,
      passwordMinLength: 6,
      tokenLifetime: 3600,
      reuseInterval: 10,
      mailFrequency: 60,
      otpLifetime: 86_400,
    })
  })

  test('a minimum password length below six counts as six', () => {
    expect(authSettingsFromEnv({ SANDBOX_AUTH_PASSWORD_MIN_LENGTH: '3' }).passwordMinLength).toBe(6)
    expect(authSettingsFromEnv({ SANDBOX_AUTH_PASSWORD_MIN_LENGTH: '12' }).passwordMinLength).toBe(12)
  })

  test('a set of required characters may hold a colon', () => {
    const sets = String.raw`abc:012:;'\:"|`
    expect(authSettingsFromEnv({ SANDBOX_AUTH_PASSWORD_REQUIRED: sets }).passwordRequired).toEqual([
      ...['abc', '012', `;':"|`],
    ])
  })

  test('a malformed one is named', () => {
    expect(() => authSettingsFromEnv({ SANDBOX_AUTH_SITE_URL: 'nowhere' })).toThrow('SANDBOX_AUTH_SITE_URL')
    expect(() => authSettingsFromEnv({ SANDBOX_AUTH_SIGNUPS: 'perhaps' })).toThrow('SANDBOX_AUTH_SIGNUPS')
  })

  test('are all in the documentation', () => {
    const documented = readFileSync('docs/sandbox-auth.md', 'utf8')
    const abbreviated = ['SANDBOX_AUTH_SESSION_INACTIVITY', 'SANDBOX_AUTH_RATE_LIMIT_SSO']
    expect(settingVariables).toContain('SANDBOX_AUTH_PASSWORD_MIN_LENGTH')
    const missing = settingVariables.filter(
      name => !abbreviated.includes(name) && !documented.includes(`\`${name}\``),
    )
    expect(missing).toEqual([])
  })
})

describe('a link may lead', () => {
  const settings = authSettingsFromEnv({
    SANDBOX_AUTH_SITE_URL: 'https://clinic.example',
    SANDBOX_AUTH_REDIRECTS: 'https://*.clinic.example/*, app://callback',
  })

  test.each([
    ['https://clinic.example/account?x=1', true],
    ['https://clinic.example:8443/', false],
    ['http://clinic.example/', false],
    ['https://clinic.example.evil.example/', false],
    ['https://preview.clinic.example/a', true],
    ['https://preview.clinic.example/a/b', false],
    ['app://callback#x', true],
    ['http://127.0.0.1:5000/x', true],
    ['http://127.0.0.1.evil.example/', false],
    ['http://localhost:3000/', false],
    ['https://clinic.example@evil.example/', false],
    ['https://clinic.example\n.evil.example/', false],
    ['javascript://clinic.example/%0aalert(1)', false],
    ['/account', false],
    ['', false],
  ])('to %j: %s', (target, allowed) => {
    expect(isRedirectAllowed(settings, target)).toBe(allowed)
  })
})
