import type { Language } from './language'
import { routes } from './paths'

/** Whether a language has no such page. `href` is a path without the language, with or without query and fragment. */
export function lacks(
  { onlyInEnglish, articles }: Pick<Language, 'onlyInEnglish' | 'articles'>,
  href: string,
): boolean {
  const path = href.split(/[?#]/)[0] ?? href
  const [, below] = path.split(`${routes.blog}/`)
  // The articles of another language fit on one page of the listing.
  return below === undefined ? onlyInEnglish.includes(path) : articles !== 'all' && !articles.includes(below)
}
