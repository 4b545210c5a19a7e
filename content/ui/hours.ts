/** Formats of opening hours. */
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
  /** Shown before hydration, in place of the line that says whether the clinic is open. */
  zone: 'Central time',
} as const
