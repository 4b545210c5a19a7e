/** @jest-environment node */
import { clinic } from '@/content/facts/clinic'
import { refuseSamplePeople, samples } from '@/lib/editorial/sample-people'
import { addressVariables } from '@/lib/env'
import { realProvider } from '../../support/clinic'

jest.mock('@/content/facts/clinic', () => jest.requireActual('@/__tests__/support/clinic'))

const before = process.env

afterEach(() => {
  process.env = before
  jest.resetModules()
})

const refusal =
  'clinic.people.pat-sample, clinic.people.robin-sample in content/facts/clinic.ts. Enter the real name, degree, license'

test('a live site with sample people is rejected, with their entries and file', () => {
  expect(() => refuseSamplePeople('production', clinic.people)).toThrow(refusal)
  expect(() => refuseSamplePeople('development', clinic.people)).not.toThrow()
  expect(() => refuseSamplePeople('production', { provider: realProvider })).not.toThrow()
})

test('a build with SITE_ENV=production fails on sample people', async () => {
  const addresses = addressVariables.map(name => [name, 'https://clinic.example/'])
  process.env = {
    ...before,
    ...Object.fromEntries(addresses),
    SITE_ENV: 'production',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_live',
  }
  jest.resetModules()
  await expect(import('@/next.config')).rejects.toThrow(refusal)
})

test('samples are found at any depth', () => {
  expect(samples({ a: { sample: true, b: [{ sample: true }] }, c: { sample: false } }, 'x')).toEqual([
    'x.a',
    'x.a.b.0',
  ])
})
