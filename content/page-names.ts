/** Page names in menus. */
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
  records: 'Your records and complaints',
  estimate: 'Good Faith Estimate',
  terms: 'Terms of Service',
  accessibility: 'Accessibility',
} as const

/** Titles on social images that differ from the page's heading. */
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

/** The small line above such a title. */
export const socialBadges = {
  calculator: 'Calculator',
  articles: 'Articles',
} as const

/** Titles in search results that differ from the page's heading. */
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
  bookForHim: 'For his partner, son or daughter',
} as const

/** Search terms that find a page although it does not contain them. */
export const searchedWords = {
  guide: 'download',
  about: 'provider doctor',
  start: 'new patient begin first step which service',
  prices: 'price cost pay fee refund',
  resources: 'portal supplements dispensary',
  portal: 'log in login sign in lab results messages refills records mychart',
  calculator: 'free T SHBG albumin calc',
  onThisDevice: 'saved kept history bookmarks export delete hide private',
  reminders: 'reminder calendar ics labs refill',
  bookForHim: 'boyfriend family father someone else',
  blog: 'articles blog insights',
  faq: 'faq questions answers',
  testimonials: 'testimonials reviews rating',
  notice: 'HIPAA',
  complaint: 'Texas Medical Board nursing complaint queja',
  records: 'medical record copy chart attorney general',
  estimate: 'no surprises act bill dispute',
  website: 'cookies tracking IP address logs',
  terms: 'refund cancel notice minimum term age',
  auth: 'login password create',
  contact: 'phone fax email address location map',
} as const
