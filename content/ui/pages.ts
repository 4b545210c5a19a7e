/** Breadcrumb names that differ from those in menus. */
export const crumbs = {
  home: 'Home',
  about: 'About',
  account: 'Account',
  booked: 'Booked',
  calculator: 'Calculator',
  contact: 'Contact',
  faq: 'FAQ',
  resources: 'Resources',
  search: 'Search',
  services: 'Services',
  testimonials: 'Testimonials',
} as const

export const dated = { asOf: 'As of', effective: 'Effective' } as const

export const callButton = 'Call {phone}'

export const civilRightsComplaint = 'File a complaint with the federal Office for Civil Rights'

export const testimonialSections = {
  reviews: 'Reviews',
  from: 'From our review service',
  values: 'What we stand by',
} as const

/** Pages of the listing after the first. */
export const numberedListing = {
  title: '{heading}, page {number} of {pages}',
  description:
    'Page {number} of our men’s health articles on testosterone, weight, peptides, gut health, hair and skin.',
} as const

/** Titles and descriptions of the account pages. */
export const accountPages = {
  account: {
    title: 'Your website account',
    description:
      'Email, names, password and second step of your website account. It is not the patient portal, and no health data is kept in it.',
  },
  accountHeading: 'Your account',
  signIn: {
    title: 'Sign In | {clinic}',
    description:
      'Sign in to your website account or create one. It is not the patient portal, and no health data is kept in it.',
  },
  confirm: {
    title: 'Confirm your address',
    description:
      'Where the links in our emails lead: confirm your email address for the website account with one click.',
  },
  forgot: {
    title: 'Forgotten password',
    description:
      'Ask for an email with a link to choose a new password for your website account at our clinic.',
  },
  reset: {
    title: 'Choose a new password',
    description: 'The last step after a forgotten password: choose a new one for your website account here.',
  },
} as const

/** llms.txt, a map of the site for language models. */
export const languageModels = {
  clinic: '> {description} {address}. Phone {phone}.',
  notice: 'Education only, not medical advice. In an emergency, call 911.',
  hours: 'Hours: {hours} (Central time)',
  twins:
    'Every address below is also plain Markdown with .md at its end, the home page at {home}. Names, hours and prices as JSON: {facts}',
  services: '## Services',
  prices: '## Prices',
  pricesAsOf: 'As of {date}. Cash pay, no insurance billed. Other services are quoted in writing.',
  price: '- {name}: {price}. Not included: {excludes}',
  pricesPage: '- [Prices]({url}): what each price covers, terms, your right to a good faith estimate',
  patients: '## Patients',
  calculator:
    '- [Free testosterone calculator]({url}): free and bioavailable testosterone by the Vermeulen equation',
  faq: '- [FAQ]({url}): payment, labs, refills, cancellation, privacy',
  contact: '- [Contact]({url}): hours, directions, parking',
  articles: '## Articles',
} as const
