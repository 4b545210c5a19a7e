import { isUntranslated } from './is-untranslated'
import type { Language } from './language'
import { localPath } from './local-path'
import { routes } from './paths'

export type SwitchLanguage = Pick<
  Language,
  'code' | 'own' | 'base' | 'onlyInEnglish' | 'articles' | 'sections'
>

type SwitchTarget<L> = {
  language: L
  path: string
  /** What the link leads to, when it is another page. */
  section?: string
}

/** The page and those above it, nearest first: '/blog/one', '/blog', '/'. */
function upwards(path: string): string[] {
  const parent = path.slice(0, path.lastIndexOf('/')) || routes.home
  return path === routes.home ? [path] : [path, ...upwards(parent)]
}

/**
 * Where the switch leads: the same page in every language, or the nearest one above it that has a name. A language without
 * either is left out. From the not-found page it leads to the home page, without naming it: in the browser that page has the
 * path that was asked for, and the text must be the same.
 */
export function switchTargets<L extends SwitchLanguage>(
  path: string,
  languages: readonly L[],
): SwitchTarget<L>[] {
  return languages.flatMap(language => {
    const [found] = upwards(path).filter(
      one =>
        !one.startsWith('/_') && !isUntranslated(language, one) && (one === path || one in language.sections),
    )
    if (found === undefined) return []
    const section = found === path || path.startsWith('/_') ? undefined : language.sections[found]
    return [{ language, path: localPath(found, language), ...(section ? { section } : {}) }]
  })
}
