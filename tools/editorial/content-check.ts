import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clinic } from '../../content/facts/clinic'
import { plannedDays } from '../../content/facts/exception-days'
import { languages } from '../../content/facts/languages'
import { legalRecord } from '../../content/facts/legal-record'
import { notice, noticeDays } from '../../content/facts/notice'
import { offers } from '../../content/facts/offers'
import { oldAddresses } from '../../content/facts/old-addresses'
import { newestAmounts, priceRecord } from '../../content/facts/price-record'
import { translationRecords } from '../../content/facts/translation-records'
import { allServices } from '../../content/services'
import { clockIn } from '../../lib/clinic/hours'
import { endedMentions } from '../../lib/editorial/ended-mentions'
import { checkExceptionDays, exceptionDaysEnd, missingHolidays } from '../../lib/editorial/exception-days'
import { checkExpiry } from '../../lib/editorial/expiry'
import { checkLegalRecord } from '../../lib/editorial/legal-record'
import { checkOffers } from '../../lib/editorial/offers'
import { oldAddressFindings } from '../../lib/editorial/old-addresses'
import { positionFindings } from '../../lib/editorial/position'
import { checkPriceRecord } from '../../lib/editorial/price-record'
import { changedSinceReview, recordFindings } from '../../lib/editorial/translation-record'
import { ownPageOf } from '../../lib/editorial/translations'
import { isListingPage } from '../../lib/routes'
import { readOldAddresses } from '../../lib/server/old-addresses'
import { endedServices } from '../../lib/site/ended-services'
import { allRoutes, isRoute } from '../../lib/site/is-route'
import type { Language } from '../../lib/site/language'
import { isEnded } from '../../lib/site/offered'
import { englishFiles, hasWords, openTranslations, root } from '../translations/content-words'
import { catalogOf, isMissing } from '../translations/state'
import {
  catalogFindings,
  shownTexts,
  staleTexts,
  type Unreviewed,
  unreviewedPages,
} from '../translations/translation-findings'
import { writeLanguage } from '../translations/write-modules'
import { contentFindings, expiringFacts, typedFactsIn } from './content-findings'
import { englishTexts, missingFiles } from './english-texts'
import { changingFacts, legalTexts } from './legal-texts'
import { locatedFindings, ownFindings } from './located-findings'
import { checkNotice } from './notice-file'
import { pageFindings } from './page-findings'
import { peopleFindings } from './people-findings'
import { runPageCheck, runTranslationCheck } from './run-translation-check'

/** Files that may mention a service that has ended: articles inform, figures and journeys are named where they stand. */
const isNoOffer = (file: string) =>
  /^articles\/|^ui\/(figures|journeys)\.ts$/.test(file) ||
  allServices.some(({ key, ended }) => ended && file === `services/${key}.ts`)

const mentionsOfEnded = async () => endedMentions(allServices, await englishTexts(isNoOffer))

const withWords = englishFiles.filter(hasWords)

/** A language writes some files itself: they have no catalog. */
const sourceOf = (file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''

const recordOf = ({ code }: Language) => translationRecords[code] ?? []

/** @param siteEnv as SITE_ENV: a live site refuses more. */
const unreviewedIn = (language: Language, siteEnv: string | undefined): Unreviewed[] =>
  unreviewedPages(language, withWords, recordOf(language), siteEnv)

/** By language code, the pages that may be published before a speaker of the language has read them. */
export const publishableUnreviewed = (siteEnv: string | undefined): Record<string, string[]> =>
  Object.fromEntries(
    openTranslations.map(language => [
      language.code,
      unreviewedIn(language, siteEnv).flatMap(({ page, isRefused }) => (isRefused ? [] : [page])),
    ]),
  )

const isTarget = (href: string) => isRoute(href) || isEnded(href)

function isServed(path: string): boolean {
  const inEnglish = languages.flatMap(({ base }) =>
    path.startsWith(`${base}/`) ? [path.slice(base.length)] : [],
  )
  const isHome = languages.some(({ base }) => base === path)
  return (
    isHome ||
    existsSync(join(root, 'public', path)) ||
    inEnglish.some(one => isTarget(one) || isListingPage(one))
  )
}

/** @param english findings in the English texts. */
async function translationFindings(
  language: Language,
  siteEnv: string | undefined,
  english: readonly string[],
): Promise<string[]> {
  const { code } = language
  const findings = catalogFindings(language, withWords)
  // A placeholder that cannot be filled is reported here; there is no module to check.
  if (findings.length > 0) return findings
  writeLanguage(language)
  const record = recordOf(language)
  const texts = shownTexts(language, withWords).texts.flatMap(({ file, message: { key }, entry }) =>
    entry ? [{ place: `content/${code}/${catalogOf(file)}`, page: ownPageOf(file), key, entry }] : [],
  )
  return [
    ...ownFindings(await runTranslationCheck(code), english),
    ...changedSinceReview(record, code, texts),
    ...recordFindings(record, language, [...allRoutes, ...Object.keys(endedServices)]),
    ...unreviewedIn(language, siteEnv).flatMap(({ finding, isRefused }) => (isRefused ? [finding] : [])),
  ]
}

const changed = 'its English text has changed since it was translated'

/** Texts without a translation: new ones of a site that went first in English. */
function untranslated(language: Language): string[] {
  const count = shownTexts(language, withWords).texts.filter(isMissing).length
  return count === 0 ? [] : [`${language.own}: ${count} texts have no translation, and are shown in English`]
}

export type ContentCheck = {
  /** Each stops a build. */
  findings: readonly string[]
  warnings: readonly string[]
  /** Texts of other languages that are shown in English. */
  shownInEnglish: readonly string[]
}

/**
 * Checks every file of content/ in every language; a finding names file and field. Each translation is checked in its own
 * process, where its files replace the English ones.
 * @param siteEnv as SITE_ENV: what a build for a live site refuses can be asked before there is one.
 */
export async function checkContent(siteEnv = process.env.SITE_ENV): Promise<ContentCheck> {
  const stale = openTranslations.flatMap(language => staleTexts(language, withWords, siteEnv))
  const today = clockIn(clinic.timeZone, new Date()).date
  const expiry = checkExpiry([...(await expiringFacts()), exceptionDaysEnd(plannedDays)], today)
  const current = checkNotice({ notice, noticeDays, now: Date.now() })
  const english = await contentFindings('content', englishFiles)
  const translated = await Promise.all(
    openTranslations.map(language => translationFindings(language, siteEnv, english)),
  )
  return {
    findings: [
      ...expiry.findings,
      ...current.findings,
      ...checkExceptionDays(plannedDays),
      ...missingHolidays(plannedDays),
      ...positionFindings(clinic),
      ...checkOffers(offers),
      ...checkPriceRecord(priceRecord, newestAmounts, today),
      ...oldAddressFindings(readOldAddresses(oldAddresses), { isServed, isTarget }),
      ...(await peopleFindings(today)),
      ...(await missingFiles()),
      ...checkLegalRecord(legalRecord, legalTexts, changingFacts),
      ...locatedFindings(english, sourceOf),
      ...typedFactsIn(englishFiles.map(file => `content/${file}`)),
      ...(await (Object.keys(endedServices).length > 0 ? runPageCheck() : pageFindings())),
      ...locatedFindings(translated.flat(), sourceOf),
      ...stale.flatMap(({ at, place, isRefused }) =>
        isRefused ? [`${at}: ${place}: ${changed}, and it is medical or legal`] : [],
      ),
    ],
    warnings: [...expiry.warnings, ...current.warnings, ...(await mentionsOfEnded())],
    shownInEnglish: [
      ...stale.flatMap(({ place, isRefused }) =>
        isRefused ? [] : [`${place}: ${changed}; shown in English`],
      ),
      ...openTranslations.flatMap(untranslated),
    ],
  }
}
