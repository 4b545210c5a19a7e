import { lacks } from '@/lib/site/lacks'
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

/** Pages whose translation has not been reviewed since its last change. */
export function unreviewed(record: TranslationRecord): string[] {
  return record.flatMap(({ pages, review, translator, translatedOn }) => {
    if (review && review.on >= translatedOn) return []
    const sample = translator.sample ? ' (sample)' : ''
    const state = `translated ${translatedOn} by ${translator.name}${sample}`
    return pages.map(page => `${page}: ${state}${review ? `, reviewed ${review.on}` : ''}`)
  })
}

/** Translated pages without an entry, and entries without a page. @param routes every path of the site. */
export function recordFindings(
  record: TranslationRecord,
  language: Language,
  routes: readonly string[],
): string[] {
  const place = `content/${language.code}/record.ts`
  const offered = [everyPage, ...routes.filter(path => !lacks(language, path))]
  const listed = record.flatMap(({ pages }) => pages)
  return [
    ...offered.filter(path => !listed.includes(path)).map(path => `${place}: has no entry for ${path}`),
    ...listed
      .filter(path => !offered.includes(path))
      .map(path => `${place}: lists ${path}, which ${language.code} does not have`),
    ...listed
      .filter((path, index) => listed.indexOf(path) !== index)
      .map(path => `${place}: lists ${path} twice`),
  ]
}
