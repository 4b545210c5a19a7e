import type { Language } from '@/lib/site/language'

/** The language of content/. A translation replaces this file with its own (docs/languages.md). */
export const language: Language = {
  code: 'en',
  tag: 'en-US',
  socialTag: 'en_US',
  listTag: 'en-GB',
  decimal: '.',
  dayFirst: false,
  clock: 'AM and PM',
  own: 'English',
  base: '',
  onlyInEnglish: [],
  articles: 'all',
  inEnglish: '',
  sections: { '/': 'home' },
}
