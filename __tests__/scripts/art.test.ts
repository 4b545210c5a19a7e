/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signNames } from '@/content/schema'
import { massif } from '@/scripts/art/massif'
import { relief } from '@/scripts/art/relief'
import { footerRidge, journey, tracks } from '@/scripts/art/ridges'
import { sign } from '@/scripts/art/signs'
import { terrains } from '@/scripts/art/terrain'

const onDisk = (name: string) =>
  readFileSync(join(__dirname, '..', '..', 'public', 'art', `${name}.svg`), 'utf8')

test.each<[string, string]>([
  ['massif', massif(false)],
  ['massif-dark', massif(true)],
  ['tracks', tracks(false)],
  ['journey', journey(false)],
  ['footer-ridge', footerRidge(false)],
  ...signNames.map((name): [string, string] => [`sign-${name}`, sign(name)]),
])('%s is on disk as its seed draws it', (name, drawn) => {
  expect(drawn).toBe(onDisk(name))
})

test('the same seed gives the same land, another seed another', () => {
  const draw = (seed: string) => relief({ terrain: terrains.prp, ramp: 'prp', width: 300, height: 200, seed })
  expect(draw('a')).toBe(draw('a'))
  expect(draw('a')).not.toBe(draw('b'))
})
