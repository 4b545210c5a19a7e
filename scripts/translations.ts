import { currentHashes, factsIn, staleTexts } from '../lib/editorial/english-hashes'
import {
  englishFiles,
  filesOf,
  hasWords,
  readEntries,
  readHashes,
  translations,
  writeHashes,
} from './lib/content-words'
import { runTranslationCheck } from './lib/run-translation-check'

/**
 * `npm run translations` lists the translated texts whose English has changed since. `npm run translations -- accept es
 * content/es/home.ts …` (or `all`) marks them as up to date: it records the current English. `-- review es …` records the
 * current Spanish as what a reviewer has read.
 */

const usage = 'npm run translations [-- accept|review <language> <file …|all>]'

const translatedFiles = (code: string) => filesOf(code).filter(hasWords)
const readEnglish = () => readEntries(englishFiles.filter(hasWords))

async function list() {
  const english = await readEnglish()
  for (const { code, own } of translations) {
    const found = staleTexts(english, translatedFiles(code), readHashes(code, 'english-hashes'))
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
  const english = await readEnglish()
  const facts = factsIn(english)
  const chosen = chosenFiles(code, named)
  const accepted = chosen.map(file => [file, currentHashes(file, english[file] ?? {}, facts)] as const)
  writeHashes(code, 'english-hashes', Object.fromEntries(accepted))
  console.log(`Recorded as translated from the current English: ${chosen.join(', ')}`)
  console.log(`If their words changed, set translatedOn of their pages in content/${code}/record.ts.`)
}

async function review(code: string, named: readonly string[]) {
  const chosen = chosenFiles(code, named)
  const { hashes } = await runTranslationCheck(code, await readEnglish())
  const read = chosen.map(file => [file, hashes[file] ?? {}] as const)
  writeHashes(code, 'reviewed-hashes', Object.fromEntries(read))
  console.log(`Recorded as reviewed: ${chosen.join(', ')}`)
  console.log(`Enter the reviewer and the date in content/${code}/record.ts.`)
}

async function main() {
  const [command, code = '', ...files] = process.argv.slice(2)
  if (command === undefined) return list()
  if (!(command === 'accept' || command === 'review') || files.length === 0) throw new Error(usage)
  if (!translations.some(language => language.code === code)) throw new Error(`Unknown language. ${usage}`)
  return command === 'accept' ? accept(code, files) : review(code, files)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
