import { language } from '@/content/facts/language'
import { env } from '../env'

/** Attributes of a link. `hrefLang` only where the page there is in another language than this one. */
export type OutsideLink = { href: string; hrefLang?: 'en' }

/** A page of another site that exists in English only. */
export const englishPage = (href: string): OutsideLink =>
  language.base === '' ? { href } : { href, hrefLang: 'en' }

/** A service that patients read and write at: its address in the page's language, or the English one. */
export function outsideService(address: keyof NonNullable<typeof language.outside>): OutsideLink {
  const href = language.outside?.[address]
  return href ? { href } : englishPage(env[address])
}
