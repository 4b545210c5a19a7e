/** Words that components of every page share. */
export const common = {
  /** For screen readers, after the text of a link. */
  newTab: ' (opens in a new tab)',
  breadcrumbs: 'Breadcrumb',
  contactUs: 'Contact Us',
  closeMessage: 'Close message',
  messages: 'Messages',
} as const
