/** Text of the header and its menus. */
export const header = {
  skip: 'Skip to main content',
  navigation: 'Main',
  services: 'Services',
  call: 'Call',
  menu: 'Menu',
  close: 'Close',
  allServices: 'All Services',
  allServicesLabel: 'All services',
  compare: 'Compare all {count} on one page',
  search: 'Search',
  homeLink: ', home',
  languages: 'Language',
} as const

export const signIn = 'Sign In'

/** The patient portal: its name in menus, and as sentences mention it. Where a sentence does, it is a link. */
export const portal = {
  label: 'Patient Portal',
  mention: 'patient portal',
  short: 'portal',
  text: 'For lab results, messages, appointments and refills. It has its own sign-in.',
} as const

/** Menu of a signed-in visitor. */
export const userMenu = {
  account: 'Account',
  signOut: 'Sign Out',
  idle: 'You have been signed out, because this browser had not used the site for a while.',
} as const

/** Compact header, shown once the first screen has been scrolled away. */
export const slimHeader = { label: 'Short header' } as const

/** Bar at the bottom of a phone's screen. */
export const callAndBook = {
  label: 'Book or call',
  call: 'Call {phone}',
  /** Outside opening hours. */
  write: 'Write to {address}',
  book: 'Book, {price}',
} as const

export const footer = {
  navigation: '{heading}, at the foot',
  phone: 'Phone {number}',
  fax: 'Fax {number}',
  quickLinks: 'Quick links',
  hours: 'Hours',
  complaint: 'How to file a complaint with the Texas Medical Board',
} as const

export const footerFold = 'Contact, links, hours and reviews'

/** Shown when a page failed to render. */
export const failedPage = {
  title: 'This page did not load',
  text: 'Something went wrong on our side. Please try again, or call us at ',
  retry: 'Try again',
  home: 'Return to Home',
} as const

/** A page whose scripts are missing. `boot` is followed by the phone number. */
export const incompletePage = {
  app: 'A part of this page did not load. What you typed is kept: check your connection, then press the button again.',
  boot: 'A part of this page did not load, so it does not work yet. Reload the page, or call us at ',
} as const

export const notFound = {
  title: 'Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  next: 'Go back to the home page or pick a page from the menu.',
  home: 'Return to Home',
  here: 'You are here',
} as const

export const searchTrigger = { name: 'Search', hint: 'Search ({keys})', close: 'Close' } as const
