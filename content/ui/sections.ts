/** Text of sections that several pages use. */
export const reference = 'Reference {numbers}: {names}'

export const disclaimerWords = { label: 'Medical disclaimer', lead: 'Medical disclaimer. ' } as const

export const priceWords = {
  was: 'Was',
  now: ', now',
  includes: 'In the monthly price',
  excludes: 'Not in the monthly price',
  asOf: 'Prices as of ',
} as const

export const referenceWords = {
  heading: 'References',
  folded: '{count} references',
  back: 'Back to where reference {number} is cited',
  reviewed: 'Reviewed by {name}, {role}, on ',
  unreviewed: 'No clinician has reviewed this page yet.',
  changed: ' Text changed on ',
  afterReview: ', after the review.',
  next: ' Next review due ',
} as const

/** Shown on translations only. */
export const translationWords = {
  translated: 'Translated from English on ',
  medical: '. No medical translator has reviewed the translation yet.',
  legal: '. No lawyer or legal translator has reviewed the translation yet.',
  reviewed: ', and reviewed by {name} on ',
} as const

export const foldWords = { openAll: 'Open all', closeAll: 'Close all' } as const

export const stats = 'The clinic in figures'

export const thankYou = { booked: 'Booked', call: 'or call' } as const

export const legalContents = 'On this page'
