import { text } from 'node:stream/consumers'
import { language } from '@/content/facts/language'
import { currentHashes, type EnglishFiles, factsIn, isFact } from '../lib/editorial/english-hashes'
import { compareTranslation, ownPageOf, untranslated } from '../lib/editorial/translations'
import { lacks } from '../lib/site/lacks'
import { contentFindings } from './lib/content-findings'
import { englishFiles, filesOf, hasWords, readEntries } from './lib/content-words'

/**
 * Checks one translation: `npx tsx scripts/check-content.ts` starts it with the language's TSX_TSCONFIG_PATH, writes the English
 * words to its standard input and reads the findings and the hashes of the translated texts, as JSON, from its standard
 * output.
 */

const { code } = language

const isOffered = (file: string) => {
  const page = ownPageOf(file)
  return !page || !lacks(language, page)
}

async function leftInEnglish(files: readonly string[], english: EnglishFiles): Promise<string[]> {
  const served = await readEntries(files)
  return files.flatMap(file => {
    const left = untranslated(english[file] ?? {}, served[file] ?? {})
    return left.length === 0
      ? []
      : [`content/${code}/${file}: does not exist; ${left.length} texts stay English, such as ${left[0]}`]
  })
}

async function main() {
  const english: EnglishFiles = JSON.parse(await text(process.stdin))
  const files = filesOf(code)
  const withWords = files.filter(hasWords)
  const entries = await readEntries(withWords.map(file => `${code}/${file}`))
  const findings = [
    ...files
      .filter(file => !englishFiles.includes(file))
      .map(
        file => `content/${code}/${file}: replaces nothing; the English file has gone or has another name`,
      ),
    ...withWords.flatMap(file =>
      compareTranslation({
        code,
        file: `content/${code}/${file}`,
        english: english[file] ?? {},
        own: entries[`${code}/${file}`] ?? {},
      }),
    ),
    ...(await leftInEnglish(
      englishFiles.filter(file => hasWords(file) && !files.includes(file) && isOffered(file)),
      english,
    )),
    ...(await contentFindings(new Map(files.map(file => [file, `${code}/${file}`])))),
  ]
  const own = Object.fromEntries(withWords.map(file => [file, entries[`${code}/${file}`] ?? {}]))
  const facts = factsIn({ ...(await readEntries(englishFiles.filter(isFact))), ...own })
  const hashes = Object.fromEntries(
    Object.entries(own).map(([file, texts]) => [file, currentHashes(file, texts, facts)]),
  )
  process.stdout.write(JSON.stringify({ findings, hashes }))
}

void main()
