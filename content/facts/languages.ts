import type { Language } from '@/lib/site/language'
import { language as spanish } from '../es/facts/language'
import { language as portuguese } from '../pt/facts/language'
import { language as english } from './language'

/**
 * Every language with a folder in content/, English first. One with `isOpen: false` is not published: it has no page, no link,
 * sitemap or feed names it, `npm run check` asks nothing of it, and its addresses lead to the English pages. The folder stays
 * (docs/recipes.md, 'Open without a language'). Imported by relative paths, which are the same in every language's build.
 */
const written: readonly { language: Language; isOpen: boolean }[] = [
  { language: english, isOpen: true },
  { language: spanish, isOpen: true },
  { language: portuguese, isOpen: true },
]

export const writtenLanguages: readonly Language[] = written.map(({ language }) => language)

/** Set by next.config.ts for `next build` alone, which builds English: its pages must not name others. */
const isOnlyEnglish = process.env.ONLY_ENGLISH === 'yes'

/** The languages of the site. */
export const languages: readonly Language[] = written
  .filter(({ isOpen, language }) => isOpen && (!isOnlyEnglish || language === english))
  .map(({ language }) => language)
