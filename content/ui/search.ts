import { city } from '@/content/facts/city'

/** Text of the site search. */
export const searchWords = {
  name: 'Search',
  label: 'Search this site',
  placeholder: 'low T, prices, hair',
  failed: 'Search is not working right now. Please use the menu.',
  nothing: 'Nothing found for “{query}”. Try one word.',
  result: '{count} result',
  results: '{count} results',
  kinds: { Services: 'Services', Articles: 'Articles', Questions: 'Questions', Pages: 'Pages' },
} as const

export const searchPage = {
  description: `Search services, articles, questions and pages of our men’s health clinic in ${city}, or go straight to a section.`,
  noScript: 'Search needs JavaScript. This list leads to every section.',
  sections: 'Sections of this site',
  sectionsHeading: 'Go straight to',
} as const
