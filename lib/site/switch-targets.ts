import { isUntranslated } from './is-untranslated'
import type { Language } from './language'
import { localPath } from './local-path'
import { routes } from './paths'

/** The page itself or its nearest ancestor that the language has. Next's path of the not-found page counts as missing. */
function nearest(language: Language, path: string): string {
  if (path.startsWith('/_')) return routes.home
  if (!isUntranslated(language, path)) return path
  return nearest(language, path.slice(0, path.lastIndexOf('/')) || routes.home)
}

/** Where the switch leads: the same page in every language, or the nearest one above it. */
export function switchTargets(
  path: string,
  languages: readonly Language[],
): { language: Language; path: string }[] {
  return languages.map(language => ({ language, path: localPath(nearest(language, path), language) }))
}
