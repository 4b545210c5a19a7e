import { languages } from '@/content/facts/languages'
import type { Language } from '@/lib/site/language'
import { isUntranslated } from './is-untranslated'
import { localPath } from './local-path'

export type Alternate = { language: Language; path: string }

/**
 * A page in every language that has it, English first.
 * @param path without the language.
 */
export function alternatesOf(path: string): Alternate[] {
  return languages
    .filter(language => !isUntranslated(language, path))
    .map(language => ({ language, path: localPath(path, language) }))
}
