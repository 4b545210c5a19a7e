import { language } from '@/content/facts/language'

/**
 * The address of a page in the language that is being built: '/faq' -> '/es/faq', '/#guide' -> '/es#guide'. For what
 * Next's own links and router, which add it themselves, do not reach.
 */
export function localPath(path: string, { base }: { base: string } = language): string {
  return base === '' ? path : base + path.replace(/^\/(?=$|[?#])/, '')
}
