import { languages } from '@/content/facts/languages'
import type { Language } from '@/lib/site/language'

/** The language of an address, and the path of the same page in English. */
export function languageOf(address: string): { language: Language; path: string } {
  const language = languages.findLast(({ base }) => address === base || address.startsWith(`${base}/`))
  if (!language) throw new Error(`${address} is not an address of this site.`)
  return { language, path: address.slice(language.base.length) || '/' }
}
