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
      passwordMinLength: 6,
      tokenLifetime: 3600,
      mailFrequency: 60,
      otpLifetime: 86_400,
    })
  })

  test('a minimum password length below six counts as six', () => {
    expect(authSettingsFromEnv({ SANDBOX_AUTH_PASSWORD_MIN_LENGTH: '3' }).passwordMinLength).toBe(6)
    expect(authSettingsFromEnv({ SANDBOX_AUTH_PASSWORD_MIN_LENGTH: '12' }).passwordMinLength).toBe(12)
  })

  test('an error names the variable of a malformed value', () => {
    expect(() => authSettingsFromEnv({ SANDBOX_AUTH_SITE_URL: 'nowhere' })).toThrow('SANDBOX_AUTH_SITE_URL')
    expect(() => authSettingsFromEnv({ SANDBOX_AUTH_EMAIL_CONFIRM: 'perhaps' })).toThrow(
      'SANDBOX_AUTH_EMAIL_CONFIRM',
    )
  })

  test('are all documented in the README', () => {
    const documented = readFileSync(join(__dirname, '..', '..', 'README.md'), 'utf8')
    expect(settingVariables).toContain('SANDBOX_AUTH_PASSWORD_MIN_LENGTH')
    const missing = settingVariables.filter(name => !documented.includes(`\`${name}\``))
    expect(missing).toEqual([])
  })
})

describe('a link may lead', () => {
  const settings = { siteUrl: 'https://clinic.example' }

  test.each([
    ['https://clinic.example/account?x=1', true],
    ['https://clinic.example:8443/', false],
    ['http://clinic.example/', false],
    ['https://clinic.example.evil.example/', false],
    ['https://preview.clinic.example/a', false],
    ['app://callback#x', false],
    ['https://192.0.2.1/', false],
    ['https://2130706433/', false],
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
