import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRedirectAllowed } from '../../auth/redirect-urls'
import { authSettingsFromEnv, settingVariables } from '../../auth/settings'

describe('settings', () => {
  test('have the documented defaults; an empty variable counts as unset', () => {
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
      requestTimeout: 10,
    })
  })

  test('a minimum password length below six counts as six', () => {
    expect(authSettingsFromEnv({ SANDBOX_AUTH_PASSWORD_MIN_LENGTH: '3' }).passwordMinLength).toBe(6)
    expect(authSettingsFromEnv({ SANDBOX_AUTH_PASSWORD_MIN_LENGTH: '12' }).passwordMinLength).toBe(12)
  })

  test('a set of required characters may contain a colon', () => {
    const sets = String.raw`abc:012:;'\:"|`
    expect(authSettingsFromEnv({ SANDBOX_AUTH_PASSWORD_REQUIRED: sets }).passwordRequired).toEqual([
      ...['abc', '012', `;':"|`],
    ])
  })

  test('an error names the variable of a malformed value', () => {
    expect(() => authSettingsFromEnv({ SANDBOX_AUTH_SITE_URL: 'nowhere' })).toThrow('SANDBOX_AUTH_SITE_URL')
    expect(() => authSettingsFromEnv({ SANDBOX_AUTH_SIGNUPS: 'perhaps' })).toThrow('SANDBOX_AUTH_SIGNUPS')
    expect(() => authSettingsFromEnv({ SANDBOX_AUTH_REDIRECTS: 'https://[z-a].example' })).toThrow(
      'SANDBOX_AUTH_REDIRECTS',
    )
  })

  test('are all documented in the README', () => {
    const documented = readFileSync(join(__dirname, '..', '..', 'README.md'), 'utf8')
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
    ['app://127.0.0.1/x', true],
    ['http://[::1]:5000/x', true],
    ['http://[0:0:0:0:0:0:0:1]/', true],
    ['http://127.0.0.1.evil.example/', false],
    ['http://localhost:3000/', false],
    ['https://clinic.example@evil.example/', false],
    ['https://clinic.example\n.evil.example/', false],
    ['https://clinic.example/a b?c d#e f', true],
    ['https://clinic.example/%41?x=%zz', true],
    ['https://clinic.example/%zz', false],
    ['https://clinic.example/#%4', false],
    ['https://clinic.example /a', false],
    ['https://clinic.example@evil.example /a', false],
    [' https://clinic.example/a', false],
    ['javascript://clinic.example/%0aalert(1)', false],
    ['/account', false],
    ['', false],
  ])('to %j: %s', (target, allowed) => {
    expect(isRedirectAllowed(settings, target)).toBe(allowed)
  })
})

describe('with any redirect target allowed, a link may lead', () => {
  const settings = authSettingsFromEnv({ SANDBOX_AUTH_REDIRECTS: '**' })

  test.each([
    ['https://any.example/a/b', true],
    ['app://any_thing/x', true],
    ['com.my_app://callback', true],
    ['https://192.0.2.1/', false],
    ['app://192.0.2.1/', false],
    ['https://[2001:db8::1]/', false],
    ['https://2130706433/', false],
    ['app://2130706433/', false],
    ['https://any_thing.example/', false],
    ['https://ex%61mple.example/', false],
    ['https:/\\2130706433/', false],
    ['https://evil.example\\@any.example/', false],
    ['https://any.example/\u007f', false],
  ])('to %j: %s', (target, allowed) => {
    expect(isRedirectAllowed(settings, target)).toBe(allowed)
  })
})

describe('of the allowed targets', () => {
  test.each([
    ['https://a?.example/', 'https://ab.example/', true],
    ['https://a?.example/', 'https://a..example/', false],
    ['https://[a-c]x.example/', 'https://bx.example/', true],
    ['https://[a-c]x.example/', 'https://dx.example/', false],
    ['https://[!a-c]x.example/', 'https://dx.example/', true],
    ['https://[!a-c]x.example/', 'https://bx.example/', false],
    ['https://a.example/[xy^]', 'https://a.example/^', true],
    [String.raw`https://a.example/\*`, 'https://a.example/*', true],
    [String.raw`https://a.example/\*`, 'https://a.example/b', false],
    ['https://a.example/(b)+$', 'https://a.example/(b)+$', true],
    ['https://*.example/**', 'https://a.example/b/c.d', true],
  ])('%s takes %s: %s', (glob, target, allowed) => {
    expect(isRedirectAllowed(authSettingsFromEnv({ SANDBOX_AUTH_REDIRECTS: glob }), target)).toBe(allowed)
  })
})
