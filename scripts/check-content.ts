import { clinic } from '../content/facts/clinic'
import { plannedDays } from '../content/facts/exception-days'
import { notice, noticeDays } from '../content/facts/notice'
import { translationRecords } from '../content/facts/translation-records'
import { checkExceptionDays } from '../lib/editorial/exception-days'
import { changedSinceReview, recordFindings } from '../lib/editorial/translation-record'
import { ownPageOf } from '../lib/editorial/translations'
import { clockIn } from '../lib/hours'
import { knownRoutes } from '../lib/known-routes'
import type { Language } from '../lib/site/language'
import { catalogFindings, shownTexts, staleTexts } from './languages/findings'
import { catalogOf } from './languages/state'
import { writeLanguage } from './languages/write-modules'
import { contentFindings, typedFactsIn } from './lib/content-findings'
import { englishFiles, hasWords, translations } from './lib/content-words'
import { checkNotice } from './lib/notice-file'
import { pageFindings } from './lib/page-findings'
import { runTranslationCheck } from './lib/run-translation-check'

/**
 * Checks every file of content/ in every language before a build; a finding names file and field. Each translation is
 * checked in its own process, where its files replace the English ones.
 */

const withWords = englishFiles.filter(hasWords)

async function translationFindings(language: Language): Promise<string[]> {
  const { code } = language
  const findings = catalogFindings(language, withWords)
  // A placeholder that cannot be filled is reported here; there is no module to check.
  if (findings.length > 0) return findings
  writeLanguage(code)
  const record = translationRecords[code] ?? []
  const texts = shownTexts(language, withWords).texts.flatMap(({ file, message: { key }, entry }) =>
    entry ? [{ place: `content/${code}/${catalogOf(file)}`, page: ownPageOf(file), key, entry }] : [],
  )
  return [
    ...(await runTranslationCheck(code)),
    ...changedSinceReview(record, code, texts),
    ...recordFindings(record, language, knownRoutes),
  ]
}

const changed = 'its English text has changed since it was translated'

async function main() {
  // Failure until the end is reached: an interrupted check has not passed.
  process.exitCode = 1
  const stale = translations.flatMap(language => staleTexts(language, withWords))
  const days = checkExceptionDays(plannedDays, clockIn(clinic.timeZone, new Date()).date)
  const current = checkNotice({ notice, noticeDays, now: Date.now() })
  const findings = [
    ...days.findings,
    ...current.findings,
    ...(await contentFindings('content', englishFiles)),
    ...typedFactsIn(englishFiles.map(file => `content/${file}`)),
    ...(await pageFindings()),
    ...(await Promise.all(translations.map(translationFindings))).flat(),
    ...stale.flatMap(({ place, isRefused }) => (isRefused ? [`${place}: ${changed}`] : [])),
  ]
  for (const line of [...days.warnings, ...current.warnings]) console.warn(`! ${line}`)
  for (const { place, isRefused } of stale) if (!isRefused) console.warn(`! ${place}: ${changed}`)
  if (stale.length > 0) console.warn(`${stale.length} stale translations: npm run translations shows them.`)
  for (const finding of findings) console.error(`✗ ${finding}`)
  if (findings.length > 0) return
  console.log(`Content: ${englishFiles.length} files in ${translations.length + 1} languages, no findings.`)
  process.exitCode = 0
}

void main()
