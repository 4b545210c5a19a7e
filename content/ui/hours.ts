/** How opening hours are written. */
export const hoursWords = {
  am: 'AM',
  pm: 'PM',
  span: '{from} to {to}',
  closed: 'Closed',
  openNow: 'Open now until {time}',
  opensToday: 'Closed, opens {time}',
  opensOn: 'Closed, opens {day} {time}',
  closedInShort: 'closed',
  table: 'Office hours, Central time',
  /** Where the clinic's state stands once the browser's clock is known. */
  zone: 'Central time',
} as const
