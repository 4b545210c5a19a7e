import { language } from '@/content/facts/language'
import type { Language } from './language'

/**
 * The address of a page in the language that is being built: '/faq' -> '/es/faq', '/#guide' -> '/es#guide'. For what
 * Next's own links and router, which add it themselves, do not reach.
 */
export function localPath(path: string, { base }: { base: string } = language): string {
  return base === '' ? path : base + path.replace(/^\/(?=$|[?#])/, '')
}

/** Whether a language has no such page. `href` is a path without the language, with or without query and fragment. */
export function lacks({ onlyInEnglish }: Pick<Language, 'onlyInEnglish'>, href: string): boolean {
  const path = href.split(/[?#]/)[0] ?? href
  return onlyInEnglish.some(page => (page.endsWith('/') ? path.startsWith(page) : path === page))
}
