import { language } from '@/content/facts/language'

/**
 * Path of a page in the language being built: '/faq' -> '/es/faq', '/#guide' -> '/es#guide'. A place on the same page, '#write',
 * stays as it is. Next's `usePathname` excludes the prefix.
 */
export function localPath(path: string, { base }: { base: string } = language): string {
  return base === '' || path.startsWith('#') ? path : base + path.replace(/^\/(?=$|[?#])/, '')
}
