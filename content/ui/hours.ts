/** Formats of opening hours. */
export const hoursWords = {
  am: 'AM',
  pm: 'PM',
  span: '{from} to {to}',
  /** Days of the week. */
  days: '{from} to {to}',
  closed: 'Closed',
  openNow: 'Open now until {time}',
  opensToday: 'Closed, opens {time}',
  opensOn: 'Closed, opens {day} {time}',
  closedInShort: 'closed',
  table: 'Office hours, Central time',
  /** Shown before hydration, in place of the line that says whether the clinic is open. */
  zone: 'Central time; may differ on holidays',
  /** One day on which the week's hours do not apply: 'Closed Thursday, November 26 (Thanksgiving Day)'. */
  closedOn: 'Closed {day} ({name})',
  otherHoursOn: 'Open {hours} {day} ({name})',
  /** Leads to the list of these days. */
  holidayHours: 'Holiday hours',
  holidayNote: 'We are closed on these days unless hours are given.',
} as const

/** The days in content/facts/exception-days.ts. */
export const exceptionNames = {
  newYear: 'New Year’s Day',
  newYearObserved: 'New Year’s Day, observed',
  martinLutherKing: 'Martin Luther King Jr. Day',
  presidents: 'Presidents’ Day',
  memorial: 'Memorial Day',
  juneteenth: 'Juneteenth',
  juneteenthObserved: 'Juneteenth, observed',
  independence: 'Independence Day',
  independenceObserved: 'Independence Day, observed',
  labor: 'Labor Day',
  columbus: 'Columbus Day',
  veterans: 'Veterans Day',
  thanksgiving: 'Thanksgiving Day',
  christmas: 'Christmas Day',
  christmasObserved: 'Christmas Day, observed',
  /** A day of a notice. */
  unplanned: 'unplanned',
} as const
