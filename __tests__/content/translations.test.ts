/** @jest-environment node */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { readCatalog } from '@/tools/translations/catalog'
import { englishFiles, translations } from '@/tools/translations/content-words'
import { catalogFile, catalogOf } from '@/tools/translations/state'

/**
 * A translation that changes while its English stays is a translator's mend or a mistake, and no program can tell which. So
 * it must be meant: `RENEW=1 npx jest content/translations` writes the record anew, and somebody who speaks the language reads
 * `git diff content/<code>`. A line is a catalog; a pair, the digests of an English text with its key and of its translation.
 */
const file = '__tests__/content/translations.txt'

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 4)

/** After the federal form in that language, and so in no catalog. */
function handWritten(code: string) {
  const name = `${code}/legal/good-faith-estimate.ts`
  const words = readFileSync(`content/${name}`, 'utf8')
  return { name, texts: [{ words, from: digest(name), to: digest(words) }] }
}

const catalogs = translations.flatMap(({ code }) => [
  handWritten(code),
  ...englishFiles.map(name => {
    const entries = readCatalog(catalogFile(code, name)).filter(({ translation }) => translation)
    return {
      name: `${code}/${catalogOf(name)}`,
      texts: entries.map(({ key, english, translation }) => ({
        words: `${key}: ${translation}`,
        from: digest(`${key}\n${english}`),
        to: digest(translation),
      })),
    }
  }),
])

if (process.env.RENEW) {
  const lines = catalogs
    .filter(({ texts }) => texts.length > 0)
    .map(({ name, texts }) => [name, ...texts.map(({ from, to }) => from + to)].join(' '))
  writeFileSync(file, `${lines.join('\n')}\n`)
}

const recorded = new Map(
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [name = '', ...pairs] = line.split(' ')
      return [name, new Map(pairs.map(pair => [pair.slice(0, 4), pair.slice(4)]))] as const
    }),
)

test('no translation has changed while its English stayed', () => {
  const changed = catalogs.flatMap(({ name, texts }) =>
    texts
      .filter(({ from, to }) => (recorded.get(name)?.get(from) ?? to) !== to)
      .map(({ words }) => `content/${name}: ${words}`),
  )
  expect(changed).toEqual([])
})

// Otherwise nothing would be compared.
test('most texts are in the record', () => {
  const texts = catalogs.flatMap(({ name, texts: all }) =>
    all.map(({ from }) => recorded.get(name)?.has(from)),
  )
  expect(texts.filter(Boolean).length / texts.length).toBeGreaterThan(0.5)
})
