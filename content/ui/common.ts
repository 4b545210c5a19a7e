/** Text shared by components of every page. */
export const common = {
  /** Shown beside every booking button: price and length of the first visit. */
  firstVisit: 'First visit: {price}, {length}',
  /** For screen readers, after the text of a link. */
  newTab: ' (opens in a new tab)',
  breadcrumbs: 'Breadcrumb',
  contactUs: 'Contact Us',
  closeMessage: 'Close message',
  messages: 'Messages',
} as const
