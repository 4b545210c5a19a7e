/** @jest-environment node */

import { serviceList } from '@/lib/addresses/outside-services'

const addressVariables = [
  'NEXT_PUBLIC_SITE_URL',
  ...serviceList.map(({ variable }) => variable),
  'NEXT_PUBLIC_SUPABASE_URL',
]

const before = process.env

afterEach(() => {
  process.env = before
  jest.resetModules()
})

async function load(change: Record<string, string>) {
  // Without the addresses that the run itself was given.
  const bare = Object.entries(before).filter(
    ([name]) => !/^(NEXT_PUBLIC_|SITE_ENV|SANDBOX_PORT|PORT$)/.test(name),
  )
  process.env = { NODE_ENV: 'test', ...Object.fromEntries(bare), ...change }
  jest.resetModules()
  return import('@/lib/env')
}

test('a live build reports every URL that is missing or the sandbox’s', async () => {
  const left = addressVariables.filter(name => name !== 'NEXT_PUBLIC_BOOKING_URL')
  await expect(
    load({ SITE_ENV: 'production', NEXT_PUBLIC_BOOKING_URL: 'https://booking.example' }),
  ).rejects.toThrow([...left, 'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'].join(', '))
})

test('an invalid URL is reported with its variable', async () => {
  await expect(load({ NEXT_PUBLIC_PORTAL_URL: 'portal' })).rejects.toThrow(
    'NEXT_PUBLIC_PORTAL_URL must be an http(s) address: "portal"',
  )
})

test('the days of HSTS are a number, and one until the owner chooses', async () => {
  expect((await load({ HSTS_DAYS: '' })).env.hstsDays).toBe(1)
  expect((await load({ HSTS_DAYS: '730' })).env.hstsDays).toBe(730)
  await expect(load({ HSTS_DAYS: '1 day' })).rejects.toThrow('HSTS_DAYS must be a number of days')
})

test('the key of the CAPTCHA is a site key: a secret one would be published', async () => {
  const variable = 'NEXT_PUBLIC_CAPTCHA_SITE_KEY'
  expect((await load({ [variable]: '' })).env.captchaSiteKey).toBeUndefined()
  expect((await load({ [variable]: '1x00000000000000000000AA' })).env.captchaSiteKey).toBe(
    '1x00000000000000000000AA',
  )
  await expect(load({ [variable]: '1x0000000000000000000000000000000AA' })).rejects.toThrow(variable)
  await expect(load({ [variable]: "0x4AAAAAAA'</script><p>" })).rejects.toThrow(variable)
})

test('what is not public yet is shown in development and drafts only', async () => {
  expect((await load({ NODE_ENV: 'development' })).env.showsAhead).toBe(true)
  expect((await load({ NODE_ENV: 'production', SITE_ENV: 'draft' })).env.showsAhead).toBe(true)
  expect((await load({ NODE_ENV: 'production', SITE_ENV: 'development' })).env.showsAhead).toBe(false)
})

test('everything defaults to the sandbox', async () => {
  const { env, sandboxVariables } = await load({ SANDBOX_PORT: '4999' })
  expect(env.bookingUrl).toBe('http://localhost:4999/booking')
  expect(sandboxVariables()).toHaveLength(addressVariables.length + 1)
})

test('a blank key, as in .env.example, defaults to the sandbox’s', async () => {
  const { env } = await load({ NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: '' })
  expect(env.supabasePublishableKey).toBe('sb_publishable_sandbox')
})

test('URLs are normalized as in browsers; only base URLs lose their trailing slash', async () => {
  const { env } = await load({
    NEXT_PUBLIC_SITE_URL: 'https://Clinic.example/',
    NEXT_PUBLIC_SUPABASE_URL: 'https://Auth.example',
    NEXT_PUBLIC_REVIEWS_SCRIPT_URL: 'HTTPS://Reviews.example:443/a/../widget.js',
    NEXT_PUBLIC_CONTACT_FORM_URL: 'https://form.example/embed/',
  })
  expect(env.siteUrl).toBe('https://clinic.example')
  expect(env.supabaseUrl).toBe('https://auth.example')
  expect(env.reviewsScriptUrl).toBe('https://reviews.example/widget.js')
  expect(env.contactFormUrl).toBe('https://form.example/embed/')
})

describe('a live build', () => {
  const live = {
    ...Object.fromEntries(addressVariables.map(name => [name, 'https://clinic.example'])),
    SITE_ENV: 'production',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_real',
  }
  const jwt = (claims: object) => `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.x`

  test('accepts real values, with either kind of key', async () => {
    const bracketed = { NEXT_PUBLIC_MAP_EMBED_URL: 'https://maps.example/embed?pb=!1m18&q=a%20b' }
    await expect(load({ ...live, ...bracketed })).resolves.toBeDefined()
    const anon = { NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: jwt({ role: 'anon' }) }
    await expect(load({ ...live, ...anon })).resolves.toBeDefined()
  })

  const local = 'must not be an address of this machine or a private network'
  const noHost = 'must name a host in letters, digits, hyphens and dots'
  const notBare = 'must not have a path, query or fragment'
  const taken = 'is taken'
  test.each([
    ['REVIEWS_SCRIPT_URL', 'http://abc.supabase.co', 'must begin with https://'],
    ['REVIEWS_SCRIPT_URL', 'https://u:p@host.example', 'must not contain a user name or password'],
    ['REVIEWS_SCRIPT_URL', 'https://r.example;script-src.evil/x', noHost],
    ['REVIEWS_SCRIPT_URL', 'https://*/x', noHost],
    ['REVIEWS_SCRIPT_URL', 'https://127.0.0.2', local],
    ['REVIEWS_SCRIPT_URL', 'https://0x7f.2', local],
    ['REVIEWS_SCRIPT_URL', 'https://2130706434', local],
    ['REVIEWS_SCRIPT_URL', 'https://localhost.', local],
    ['REVIEWS_SCRIPT_URL', 'https://x.localhost:4010', local],
    ['REVIEWS_SCRIPT_URL', 'https://0.0.0.0:4010', local],
    ['REVIEWS_SCRIPT_URL', 'https://10.1.2.3', local],
    ['REVIEWS_SCRIPT_URL', 'https://172.16.0.1', local],
    ['REVIEWS_SCRIPT_URL', 'https://192.168.0.10', local],
    ['REVIEWS_SCRIPT_URL', 'https://169.254.1.1', local],
    ['REVIEWS_SCRIPT_URL', 'https://100.64.0.1', local],
    ['REVIEWS_SCRIPT_URL', 'https://[::ffff:127.0.0.1]:4010', local],
    ['REVIEWS_SCRIPT_URL', 'https://[::ffff:c0a8:1]', local],
    ['REVIEWS_SCRIPT_URL', 'https://[fe80::1]', local],
    ['REVIEWS_SCRIPT_URL', 'https://[fd00::1]', local],
    ['REVIEWS_SCRIPT_URL', 'https://[::]', local],
    ['REVIEWS_SCRIPT_URL', 'https://intranet', local],
    ['REVIEWS_SCRIPT_URL', 'https://printer.local', local],
    ['VIDEO_EMBED_URL', 'https://8.8.8.8', taken],
    ['VIDEO_EMBED_URL', 'https://[2606:4700::1111]', taken],
    ['VIDEO_EMBED_URL', 'https://172.32.0.1', taken],
    ['VIDEO_EMBED_URL', 'https://bücher.example', taken],
    ['SITE_URL', 'https://clinic.example/site', notBare],
    ['SITE_URL', 'https://clinic.example/?a=1', notBare],
    ['SITE_URL', 'https://clinic.example/#a', notBare],
    // The address of the auth back end, to which /auth/v1 is added.
    ['SUPABASE_URL', 'https://abc.supabase.co/auth/v1', notBare],
    ['SUPABASE_URL', 'https://abc.supabase.co/?a=1', notBare],
    ['SUPABASE_URL', 'https://abc.supabase.co/#a', notBare],
    ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_abcdef', 'is a secret key'],
    ['SUPABASE_PUBLISHABLE_KEY', jwt({ role: 'service_role' }), 'is a key for the role service_role'],
    ['SUPABASE_PUBLISHABLE_KEY', 'anything', 'is neither a publishable key'],
  ])('NEXT_PUBLIC_%s=%s %s', async (name, value, words) => {
    const loaded = expect(load({ ...live, [`NEXT_PUBLIC_${name}`]: value }))
    if (words === taken) await loaded.resolves.toBeDefined()
    else await loaded.rejects.toThrow(`NEXT_PUBLIC_${name} ${words}`)
  })

  test('reports everything that it rejects at once', async () => {
    const change = { NEXT_PUBLIC_BOOKING_URL: 'http://b.example', NEXT_PUBLIC_PORTAL_URL: 'https://10.0.0.1' }
    await expect(load({ ...live, ...change })).rejects.toThrow(
      /NEXT_PUBLIC_BOOKING_URL must begin.*; NEXT_PUBLIC_PORTAL_URL must not be/,
    )
  })
})

test.each(['', 'prod'])('SITE_ENV=%j is rejected with a one-line message', async value => {
  await expect(load({ SITE_ENV: value })).rejects.toThrow(
    `SITE_ENV must be development, draft or production, not "${value}"`,
  )
})
