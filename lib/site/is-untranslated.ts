import type { Language } from './language'
import { routes } from './paths'

/** True when the language does not have the page. `href` excludes the language; query and fragment are ignored. */
export function isUntranslated(
  { onlyInEnglish, articles }: Pick<Language, 'onlyInEnglish' | 'articles'>,
  href: string,
): boolean {
  const path = href.split(/[?#]/)[0] ?? href
  const [, below] = path.split(`${routes.blog}/`)
  // Only English has more articles than fit on one page of the listing.
  return below === undefined ? onlyInEnglish.includes(path) : articles !== 'all' && !articles.includes(below)
}
