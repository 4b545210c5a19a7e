/** @jest-environment node */

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

test('a live build names every address that is missing or still the sandbox', async () => {
  const left = [
    'NEXT_PUBLIC_SITE_URL',
    'NEXT_PUBLIC_PORTAL_URL',
    'NEXT_PUBLIC_DISPENSARY_URL',
    'NEXT_PUBLIC_CONTACT_FORM_URL',
    'NEXT_PUBLIC_CONTACT_FORM_SCRIPT_URL',
    'NEXT_PUBLIC_REVIEWS_SCRIPT_URL',
    'NEXT_PUBLIC_MAP_EMBED_URL',
    'NEXT_PUBLIC_DIRECTIONS_URL',
    'NEXT_PUBLIC_VIDEO_EMBED_URL',
    'NEXT_PUBLIC_GOOGLE_REVIEWS_URL',
    'NEXT_PUBLIC_GUIDE_PREVIEW_URL',
    'NEXT_PUBLIC_SUPABASE_URL',
    'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  ]
  await expect(
    load({ SITE_ENV: 'production', NEXT_PUBLIC_BOOKING_URL: 'https://booking.example' }),
  ).rejects.toThrow(left.join(', '))
})

test('an address that is none names its variable', async () => {
  await expect(load({ NEXT_PUBLIC_PORTAL_URL: 'portal' })).rejects.toThrow(
    'NEXT_PUBLIC_PORTAL_URL must be an http(s) address: "portal"',
  )
})

test('everything defaults to the sandbox', async () => {
  const { env, sandboxVariables } = await load({ SANDBOX_PORT: '4999' })
  expect(env.bookingUrl).toBe('http://localhost:4999/booking')
  expect(sandboxVariables()).toHaveLength(14)
})

test('a key left blank, as in .env.example, is the sandbox’s', async () => {
  const { env } = await load({ NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: '' })
  expect(env.supabasePublishableKey).toBe('sb_publishable_sandbox')
})

test('addresses stand as browsers write them; only bases lose their last slash', async () => {
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
