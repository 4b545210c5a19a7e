/** Text of the article listing and of article pages. */
export const blogFilter = {
  categories: 'Article categories',
  all: 'All Articles',
  article: '{count} article',
  articles: '{count} articles',
  onThisPage: '{here} of {articles} on this page',
  chosen: '{category}: {articles}',
} as const

export const blogList = {
  page: 'Page {number}',
  title: '{heading}, page {number}',
  more: 'More articles',
  /** On a translated page, above the articles without a translation. */
  inEnglish: 'More articles, in English',
  /** For screen readers, before the number. */
  pageNumber: 'Page ',
} as const

export const articleWords = {
  byline: 'By {name}, {role}. Updated ',
  readTime: '{minutes} min read',
  back: 'Back to All Articles',
  questions: 'Questions',
  next: 'Read next',
  contents: 'Contents',
  group: 'Group',
  /** After a number of people. */
  ofHundred: 'of 100',
  range: '{low} to {high}',
} as const
