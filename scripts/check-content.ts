import { clinic } from '../content/facts/clinic'
import { exceptionDays } from '../content/facts/exception-days'
import { translationRecords } from '../content/facts/translation-records'
import { type EnglishFiles, isRefused, staleTexts } from '../lib/editorial/english-hashes'
import { checkExceptionDays } from '../lib/editorial/exception-days'
import { changedSinceReview, recordFindings } from '../lib/editorial/translation-record'
import { ownPageOf } from '../lib/editorial/translations'
import { clockIn } from '../lib/hours'
import { knownRoutes } from '../lib/known-routes'
import type { Language } from '../lib/site/language'
import { contentFindings } from './lib/content-findings'
import { englishFiles, filesOf, hasWords, readEntries, readHashes, translations } from './lib/content-words'
import { pageFindings } from './lib/page-findings'
import { runTranslationCheck } from './lib/run-translation-check'

/**
 * Checks every file of content/ in every language before a build; a finding names file and field. Each translation is
 * checked in its own process, where its files replace the English ones.
 */

async function translationFindings({ code }: Language, english: EnglishFiles): Promise<string[]> {
  const { findings, hashes } = await runTranslationCheck(code, english)
  const reviewed = readHashes(code, 'reviewed-hashes')
  const texts = { pageOf: ownPageOf, reviewed, now: hashes }
  return [...findings, ...changedSinceReview(translationRecords[code] ?? [], code, texts)]
}

const stateOf = { changed: 'has changed', new: 'has been added', gone: 'has gone' } as const

/** Texts whose English has changed since: always listed, and an error on a live site where a patient may rely on them. */
function stale({ code }: Language, english: EnglishFiles) {
  const files = filesOf(code).filter(hasWords)
  return staleTexts(english, files, readHashes(code, 'english-hashes')).map(one => ({
    line: `content/${code}/${one.file} ${one.key}: its English text ${stateOf[one.why]} since it was translated`,
    refused: isRefused(one, process.env.SITE_ENV),
  }))
}

async function main() {
  // Failure until the end is reached: an interrupted check has not passed.
  process.exitCode = 1
  const english = await readEntries(englishFiles.filter(hasWords))
  const staleOnes = translations.flatMap(language => stale(language, english))
  const days = checkExceptionDays(exceptionDays, clockIn(clinic.timeZone, new Date()).date)
  const findings = [
    ...days.findings,
    ...(await contentFindings(new Map(englishFiles.map(file => [file, file])))),
    ...(await pageFindings()),
    ...(await Promise.all(translations.map(language => translationFindings(language, english)))).flat(),
    ...translations.flatMap(language =>
      recordFindings(translationRecords[language.code] ?? [], language, knownRoutes),
    ),
    ...staleOnes.flatMap(({ line, refused }) => (refused ? [line] : [])),
  ]
  for (const line of days.warnings) console.warn(`! ${line}`)
  for (const { line, refused } of staleOnes) if (!refused) console.warn(`! ${line}`)
  if (staleOnes.length > 0) console.warn(`${staleOnes.length} stale translations: see docs/languages.md.`)
  for (const finding of findings) console.error(`✗ ${finding}`)
  const files = englishFiles.length + translations.flatMap(({ code }) => filesOf(code)).length
  if (findings.length > 0) return
  console.log(`Content: ${files} files in ${translations.length + 1} languages, no findings.`)
  process.exitCode = 0
}

void main()
