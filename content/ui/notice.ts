/** Sentences of the notice under the header (content/facts/notice.ts). */
export const noticeWords = {
  label: 'Notice',
  /**
   * Each names when it applies: it is on the page from its release on, so that who has a visit tomorrow knows today; and without
   * JavaScript it stays until the next build.
   */
  closed: 'Closed {when}, Central time.',
  opensLate: 'We open late on {day}: at {time}, Central time.',
  phonesDown: 'Our phones are down {when}, Central time.',
  videoOnly: 'Visits are by video only {when}, Central time.',
  span: '{from} to {until}',
  until: '{day}, until {time}',
  midnight: 'midnight',
  moveVisit: 'To move a visit, call',
  write: 'Please write to',
} as const
