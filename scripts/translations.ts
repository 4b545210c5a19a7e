import { writeFileSync } from 'node:fs'
import { currentHashes, type EnglishHashes, factsIn, staleTexts } from '../lib/editorial/english-hashes'
import {
  englishFiles,
  englishHashesFile,
  filesOf,
  hasWords,
  readEnglishHashes,
  readEntries,
  translations,
} from './lib/content-words'

/**
 * `npm run translations` lists the translated texts whose English has changed since. `npm run translations -- accept es
 * content/es/home.ts …` (or `all`) marks them as up to date: it records the current English.
 */

const usage = 'npm run translations [-- accept <language> <file …|all>]'

const translatedFiles = (code: string) => filesOf(code).filter(hasWords)
const readEnglish = () => readEntries(englishFiles.filter(hasWords))

async function list() {
  const english = await readEnglish()
  for (const { code, own } of translations) {
    const found = staleTexts(english, translatedFiles(code), readEnglishHashes(code))
    console.log(`${own}: ${found.length === 0 ? 'nothing is stale' : `stale texts: ${found.length}`}`)
    for (const { file, key, why } of found) console.log(`  content/${code}/${file} ${key} (${why})`)
  }
}

/** @throws when one of the files is not a translation. */
function chosenFiles(code: string, named: readonly string[]): string[] {
  const files = translatedFiles(code)
  if (named.length === 1 && named[0] === 'all') return files
  return named.map(name => {
    const file = files.find(one => name === `content/${code}/${one}`)
    if (!file) throw new Error(`${name} is not a translation. ${usage}`)
    return file
  })
}

async function accept(code: string, named: readonly string[]) {
  if (!translations.some(language => language.code === code)) throw new Error(`Unknown language. ${usage}`)
  const english = await readEnglish()
  const facts = factsIn(english)
  const chosen = chosenFiles(code, named)
  const accepted = Object.fromEntries(
    chosen.map(file => [file, currentHashes(file, english[file] ?? {}, facts)] as const),
  )
  const before = Object.entries(readEnglishHashes(code)).filter(([file]) =>
    translatedFiles(code).includes(file),
  )
  const englishHashes: EnglishHashes = { ...Object.fromEntries(before), ...accepted }
  const sorted = Object.fromEntries(
    Object.entries(englishHashes).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  writeFileSync(englishHashesFile(code), `${JSON.stringify(sorted, null, 2)}\n`)
  console.log(`Recorded as translated from the current English: ${chosen.join(', ')}`)
  console.log(`If their words changed, set translatedOn of their pages in content/${code}/record.ts.`)
}

async function main() {
  const [command, code = '', ...files] = process.argv.slice(2)
  if (command === undefined) return list()
  if (command !== 'accept' || files.length === 0) throw new Error(usage)
  return accept(code, files)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
