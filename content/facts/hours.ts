/** The clinic's week, in a file of its own, because every page's script reads it. */

export const timeZone = 'America/Chicago'

/** Minutes from midnight, clinic time. 0 = Sunday, as in Date.getDay(). */
export const hours = [
  { day: 0, name: 'Sunday', short: 'Sun', open: null },
  { day: 1, name: 'Monday', short: 'Mon', open: { from: 540, to: 1020 } },
  { day: 2, name: 'Tuesday', short: 'Tue', open: { from: 540, to: 1020 } },
  { day: 3, name: 'Wednesday', short: 'Wed', open: { from: 540, to: 1020 } },
  { day: 4, name: 'Thursday', short: 'Thu', open: { from: 540, to: 1020 } },
  { day: 5, name: 'Friday', short: 'Fri', open: { from: 540, to: 1020 } },
  { day: 6, name: 'Saturday', short: 'Sat', open: { from: 540, to: 780 } },
] as const
