import { languages } from '@/content/facts/languages'
import { routes } from '@/lib/routes'
import type { Language } from '@/lib/site/language'
import { lacks } from './lacks'
import { localPath } from './local-path'

export type Alternate = { language: Language; path: string }

/**
 * A page in every language that has it, English first.
 * @param path without the language.
 */
export function alternatesOf(path: string): Alternate[] {
  return languages
    .filter(language => !lacks(language, path))
    .map(language => ({ language, path: localPath(path, language) }))
}

/** The nearest page above, or the page itself, that a language has. Next's own name for the not-found page is none. */
function nearest(language: Language, path: string): string {
  if (path.startsWith('/_')) return routes.home
  if (!lacks(language, path)) return path
  return nearest(language, path.slice(0, path.lastIndexOf('/')) || routes.home)
}

/** Where the switch leads: the same page in every language, or the nearest one above it. */
export function switchTargets(path: string): Alternate[] {
  return languages.map(language => ({ language, path: localPath(nearest(language, path), language) }))
}
