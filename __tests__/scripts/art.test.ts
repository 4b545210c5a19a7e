/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signNames } from '@/content/schema'
import { lost } from '@/scripts/art/lost'
import { massif } from '@/scripts/art/massif'
import { relief } from '@/scripts/art/relief'
import { footerRidge, journey, tracks } from '@/scripts/art/ridges'
import { sign } from '@/scripts/art/signs'
import { terrains } from '@/scripts/art/terrain'

const folder = join(__dirname, '..', '..', 'public', 'art')
const drawings = new Map([
  ...Object.entries({ massif, tracks, journey, 'footer-ridge': footerRidge, 'not-found': lost }).flatMap(
    ([name, draw]): [string, string][] => [
      [`${name}.svg`, draw(false)],
      [`${name}-dark.svg`, draw(true)],
    ],
  ),
  ...signNames.map((name): [string, string] => [`sign-${name}.svg`, sign(name)]),
])

test.each([...drawings])('%s is on disk as its seed draws it', (file, drawn) => {
  expect(readFileSync(join(folder, file), 'utf8')).toBe(drawn)
})

test('no other drawing is on disk', () => {
  expect(readdirSync(folder).filter(file => file.endsWith('.svg'))).toEqual([...drawings.keys()].sort())
})

test('the same seed gives the same landscape, another seed another', () => {
  const draw = (seed: string) => relief({ terrain: terrains.prp, ramp: 'prp', width: 300, height: 200, seed })
  expect(draw('a')).toBe(draw('a'))
  expect(draw('a')).not.toBe(draw('b'))
})
