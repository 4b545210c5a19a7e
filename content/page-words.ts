/** Names of pages in the menus. */
export const menuLabels = {
  about: 'About',
  services: 'Services',
  prices: 'Prices',
  resources: 'Resources',
  calculator: 'Free testosterone calculator',
  faq: 'FAQ',
  testimonials: 'Testimonials',
  contact: 'Contact',
  notice: 'Notice of Privacy Practices',
  website: 'Website privacy',
  complaint: 'How to file a complaint',
  terms: 'Terms of Service',
  accessibility: 'Accessibility',
} as const

/** Titles on social images, where the page’s own heading is not taken. */
export const socialTitles = {
  auth: 'Sign in',
  booked: 'You are booked',
  followUpBooked: 'Your follow-up is booked',
  search: 'Search',
  authForgot: 'Forgotten password',
  authReset: 'Choose a new password',
  authConfirm: 'Confirm your address',
  account: 'Your website account',
} as const

/** The small line over such a title. */
export const socialBadges = {
  calculator: 'Calculator',
  articles: 'Articles',
} as const

/** Titles among search results, where the page’s own heading is not taken. */
export const searchTitles = {
  about: 'About the clinic',
  prices: 'Prices and terms',
  resources: 'Patient resources',
  testimonials: 'Patient reviews',
  contact: 'Contact, hours and directions',
  notice: 'Notice of Privacy Practices (HIPAA)',
  accessibility: 'Accessibility statement',
  auth: 'Sign in to your website account',
  guide: 'Free guide: {title}',
} as const

/** Words that find a page and do not stand in it. */
export const searchedWords = {
  guide: 'download',
  about: 'provider doctor',
  prices: 'price cost pay fee refund',
  resources: 'portal supplements dispensary',
  calculator: 'free T SHBG albumin calc',
  blog: 'articles blog insights',
  faq: 'faq questions answers',
  testimonials: 'testimonials reviews rating',
  notice: 'HIPAA',
  complaint: 'Texas Medical Board complaint queja',
  website: 'cookies tracking IP address logs',
  terms: 'refund cancel notice minimum term age',
  auth: 'login password create',
  contact: 'phone fax email address location map',
} as const
