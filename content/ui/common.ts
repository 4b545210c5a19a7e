/** Words that components of every page share. */
export const common = {
  /** Beside every booking button: what the first visit costs, and how long it takes. */
  firstVisit: '{price}, {length}',
  /** For screen readers, after the text of a link. */
  newTab: ' (opens in a new tab)',
  breadcrumbs: 'Breadcrumb',
  contactUs: 'Contact Us',
  closeMessage: 'Close message',
  messages: 'Messages',
} as const
