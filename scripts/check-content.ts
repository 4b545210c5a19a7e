import { amounts, priceRecord } from '../content/facts/amounts'
import { clinic } from '../content/facts/clinic'
import { exceptionDays } from '../content/facts/exception-days'
import { translationRecords } from '../content/facts/translation-records'
import { checkExceptionDays, exceptionDaysEnd } from '../lib/editorial/exception-days'
import { checkExpiry } from '../lib/editorial/expiry'
import { checkPriceRecord } from '../lib/editorial/price-record'
import { changedSinceReview, recordFindings } from '../lib/editorial/translation-record'
import { ownPageOf } from '../lib/editorial/translations'
import { clockIn } from '../lib/hours'
import { knownRoutes } from '../lib/known-routes'
import type { Language } from '../lib/site/language'
import { catalogFindings, shownTexts, staleTexts, unreviewedTexts } from './languages/findings'
import { catalogOf, isMissing } from './languages/state'
import { writeLanguage } from './languages/write-modules'
import { contentFindings, expiringFacts, typedFactsIn } from './lib/content-findings'
import { englishFiles, hasWords, translations } from './lib/content-words'
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
  writeLanguage(language)
  const record = translationRecords[code] ?? []
  const { SITE_ENV } = process.env
  const texts = shownTexts(language, withWords).texts.flatMap(({ file, message: { key }, entry }) =>
    entry ? [{ place: `content/${code}/${catalogOf(file)}`, page: ownPageOf(file), key, entry }] : [],
  )
  return [
    ...(await runTranslationCheck(code)),
    ...changedSinceReview(record, code, texts),
    ...recordFindings(record, language, knownRoutes),
    ...unreviewedTexts(language, withWords, record, SITE_ENV),
  ]
}

const changed = 'its English text has changed since it was translated'

/** Texts without a translation: new ones of a site that went first in English. */
function untranslated(language: Language): string[] {
  const count = shownTexts(language, withWords).texts.filter(isMissing).length
  return count === 0 ? [] : [`${language.own}: ${count} texts have no translation, and are shown in English`]
}

async function main() {
  // Failure until the end is reached: an interrupted check has not passed.
  process.exitCode = 1
  const stale = translations.flatMap(language => staleTexts(language, withWords))
  const today = clockIn(clinic.timeZone, new Date()).date
  const expiry = checkExpiry([...(await expiringFacts()), exceptionDaysEnd(exceptionDays)], today)
  const findings = [
    ...expiry.findings,
    ...checkExceptionDays(exceptionDays),
    ...checkPriceRecord(priceRecord, amounts, today),
    ...(await contentFindings('content', englishFiles)),
    ...typedFactsIn(englishFiles.map(file => `content/${file}`)),
    ...(await pageFindings()),
    ...(await Promise.all(translations.map(translationFindings))).flat(),
    ...stale.flatMap(({ at, place, isRefused }) =>
      isRefused ? [`${at}: ${place}: ${changed}, and it is medical or legal`] : [],
    ),
  ]
  for (const line of expiry.warnings) console.warn(`! ${line}`)
  const shownInEnglish = [
    ...stale.flatMap(({ place, isRefused }) => (isRefused ? [] : [`${place}: ${changed}; shown in English`])),
    ...translations.flatMap(untranslated),
  ]
  for (const line of shownInEnglish) console.warn(`! ${line}`)
  if (shownInEnglish.length > 0) console.warn('npm run translations lists them.')
  for (const finding of findings) console.error(`✗ ${finding}`)
  if (findings.length > 0) return
  console.log(`Content: ${englishFiles.length} files in ${translations.length + 1} languages, no findings.`)
  process.exitCode = 0
}

void main()
