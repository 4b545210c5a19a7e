/** Text of the form that makes a calendar file. */
export const calendarWords = {
  heading: 'Put it in your calendar',
  why: 'Your booking email has the date and time. We do not see them here, and what you enter stays in your browser.',
  date: 'Date',
  time: 'Time, Central',
  where: 'Where',
  inPerson: 'In the clinic',
  telehealth: 'By telehealth',
  button: 'Save calendar file',
  missing: 'Please enter the date and time from your booking email.',
  closed: 'The clinic is closed on this day. Please check the date in your booking email.',
  saved:
    'The file is in your downloads. Open it to add the visit, with a reminder one day before. Google Calendar may leave it out; check that it is set.',
  /** Name of the saved file. */
  file: 'visit.ics',
  neutral: 'The entry is titled “{title}” and says nothing about why you are coming.',
  address: 'Address',
  hours: 'Hours, Central time',
  directions: 'Get directions',
} as const
