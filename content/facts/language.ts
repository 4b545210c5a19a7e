import type { Language } from '@/lib/site/language'

/** The language of the words in content/. A translation has its own file in this one's place (docs/languages.md). */
export const language: Language = {
  code: 'en',
  tag: 'en-US',
  socialTag: 'en_US',
  listTag: 'en-GB',
  decimal: '.',
  own: 'English',
  base: '',
  onlyInEnglish: [],
  articles: 'all',
  inEnglish: '',
}
