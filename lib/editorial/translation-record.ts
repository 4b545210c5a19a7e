import { isUntranslated } from '@/lib/site/is-untranslated'
import type { Language } from '@/lib/site/language'

/** Translators and reviewers of a language's pages: content/<language>/record.ts. */
export type TranslationRecord = readonly {
  /** Paths without the language prefix; `everyPage` for menus, buttons and messages. */
  pages: readonly string[]
  /** `sample`: a placeholder until the clinic names the person. */
  translator: { name: string; sample: boolean }
  /** ISO date of the last change to the translation. */
  translatedOn: string
  /** Null until a speaker of the language has compared the pages with the English ones. */
  review: { reviewer: string; on: string } | null
}[]

export const everyPage = 'every page'

/** True if the page has not been changed since its review. */
export const isReviewed = ({ review, translatedOn }: TranslationRecord[number]) =>
  review !== null && review.on >= translatedOn

/** Pages whose translation has not been reviewed since its last change. */
export function unreviewed(record: TranslationRecord): string[] {
  return record.flatMap(entry => {
    if (isReviewed(entry)) return []
    const { pages, review, translator, translatedOn } = entry
    const sample = translator.sample ? ' (sample)' : ''
    const state = `translated ${translatedOn} by ${translator.name}${sample}`
    return pages.map(page => `${page}: ${state}${review ? `, reviewed ${review.on}` : ''}`)
  })
}

type Reviewed = {
  /** The catalog of the text. */
  place: string
  key: string
  /** The page that it belongs to; `undefined` for a text of several pages. */
  page: string | undefined
  /** The translation, and as its reviewer read it. */
  entry: { translation: string; reviewed?: string }
}

/** Texts that are no longer the ones that the reviewer of their page has read. */
export function changedSinceReview(
  record: TranslationRecord,
  code: string,
  texts: readonly Reviewed[],
): string[] {
  const pages = record.filter(isReviewed).flatMap(entry => entry.pages)
  return (
    texts
      // Without a translation the page shows English: nobody has words to read.
      .filter(
        ({ page = everyPage, entry }) => pages.includes(page) && (entry.reviewed ?? '') !== entry.translation,
      )
      .map(({ place, key, entry }) =>
        entry.reviewed === undefined
          ? `${place} ${key}: has a review without its words: npm run translations -- review ${code} ${place}`
          : `${place} ${key}: has changed since its review. Have it reviewed, or set translatedOn in content/${code}/record.ts`,
      )
  )
}

/**
 * Translated pages without an entry, and entries without a page. The entry of a page that falls back to English for a
 * while may stay. @param routes every path of the site. */
export function recordFindings(
  record: TranslationRecord,
  language: Language,
  routes: readonly string[],
): string[] {
  const place = `content/${language.code}/record.ts`
  const offered = [everyPage, ...routes.filter(path => !isUntranslated(language, path))]
  const listed = record.flatMap(({ pages }) => pages)
  return [
    ...offered.filter(path => !listed.includes(path)).map(path => `${place}: has no entry for ${path}`),
    ...listed
      .filter(path => path !== everyPage && !routes.includes(path))
      .map(path => `${place}: lists ${path}, which is no page`),
    ...listed
      .filter((path, index) => listed.indexOf(path) !== index)
      .map(path => `${place}: lists ${path} twice`),
  ]
}
