import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRedirectAllowed } from '../../auth/redirect-urls'
import { authSettingsFromEnv, settingVariables } from '../../auth/settings'

test('settings have the documented defaults; an empty variable counts as unset', () => {
  expect(authSettingsFromEnv({ SANDBOX_AUTH_PORT: '', SANDBOX_AUTH_TOKEN_LIFETIME: '' })).toEqual({
    port: 4020,
    externalUrl: 'http://localhost:4020/auth/v1',
    siteUrl: 'http://localhost:3000',
    dataDir: '.sandbox/auth',
    mailLinks: 'verify',
    mailTemplates: '',
    emailConfirm: true,
    captcha: false,
    passwordMinLength: 6,
    passwordReauthentication: false,
    reauthenticationAge: 86_400,
    tokenLifetime: 3600,
    mailFrequency: 60,
    bcryptCost: 6,
  })
})

test('a minimum password length below six counts as six', () => {
  expect(authSettingsFromEnv({ SANDBOX_AUTH_PASSWORD_MIN_LENGTH: '3' }).passwordMinLength).toBe(6)
  expect(authSettingsFromEnv({ SANDBOX_AUTH_PASSWORD_MIN_LENGTH: '12' }).passwordMinLength).toBe(12)
})

test.each([
  ['SANDBOX_AUTH_SITE_URL', 'nowhere'],
  ['SANDBOX_AUTH_EMAIL_CONFIRM', 'perhaps'],
])('an error names %s when it is malformed', (name, value) => {
  expect(() => authSettingsFromEnv({ [name]: value })).toThrow(name)
})

test('all settings are documented in the README', () => {
  const documented = readFileSync(join(__dirname, '..', '..', 'README.md'), 'utf8')
  expect(settingVariables).toContain('SANDBOX_AUTH_PASSWORD_MIN_LENGTH')
  expect(settingVariables.filter(name => !documented.includes(`\`${name}\``))).toEqual([])
})

const [SITE, HERE] = ['https://clinic.example', 'http://localhost:3000']

test.each([
  [SITE, `${SITE}/account?x=1`],
  [SITE, `${SITE}/a b?c d#e f`],
  [SITE, `${SITE}/%41?x=%zz`],
  [SITE, 'http://127.0.0.1:5000/x'],
  [SITE, 'app://127.0.0.1/x'],
  [SITE, 'http://[::1]:5000/x'],
  [SITE, 'http://[0:0:0:0:0:0:0:1]/'],
  [HERE, 'http://localhost:5000/a'],
])('a link of %s may lead to %s', (siteUrl, target) => {
  expect(isRedirectAllowed({ siteUrl }, target)).toBe(true)
})

test.each([
  ...[`${SITE}:8443/`, 'http://clinic.example/', `${SITE}.evil.example/`, 'https://preview.clinic.example/a'],
  ...['app://callback#x', 'https://192.0.2.1/', 'https://2130706433/', 'http://127.0.0.1.evil.example/'],
  ...[`${HERE}/`, `${SITE}@evil.example/`, `${SITE}\n.evil.example/`, `${SITE}/%zz`, `${SITE}/#%4`],
  ...[`${SITE} /a`, `${SITE}@evil.example /a`, ` ${SITE}/a`, 'javascript://clinic.example/%0aalert(1)'],
  ...['//evil.example', '/account', ''],
])('a link of the clinic’s site may not lead to %j', target => {
  expect(isRedirectAllowed({ siteUrl: SITE }, target)).toBe(false)
})

test.each(['http://LOCALHOST:3000/a', 'http://127.1/x', `${HERE}\\@evil.example/`, `${HERE}@evil.example/`])(
  '%s is not this machine, though a browser may read it as one',
  target => {
    expect(isRedirectAllowed({ siteUrl: HERE }, target)).toBe(false)
  },
)
