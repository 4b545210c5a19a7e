/** Text of what a visitor keeps on their device, and of the buttons that keep, hide, share and remind. */
export const keepWords = {
  keep: 'Keep on this device',
  keepTicks: 'Keep what I checked on this device',
  kept: 'Kept on this device, nowhere else. Safari may erase it if you do not come back for seven days of use.',
  file: 'Save it as a file',
  see: 'See what is kept',
  full: 'This browser did not let us keep it: its storage is full or blocked. Nothing else has changed.',
  lost: 'A part of this page did not load. Check your connection, then press the button again.',
} as const

export const concealWords = {
  hide: 'Hide everything',
  show: 'Show what is kept',
  /** Link to the page that has all of it. */
  all: 'All that is kept on this device',
} as const

/** What is kept, by kind. */
export const keptWords = {
  /** Date of an entry. */
  on: 'Kept on {date}',
  export: 'Export as CSV',
  deleteAll: 'Delete all',
  delete: 'Delete {name}',
  deleted: 'Deleted.',
  failed: 'This browser did not let us delete it. Clear the data of this website in the browser’s settings.',
  results: {
    heading: 'Calculator results',
    text: 'By date, with a chart of your free testosterone. To keep a result, press the button below it.',
  },
  articles: {
    heading: 'Articles',
    empty: 'No article is kept.',
    columns: ['date', 'title', 'address'],
    file: 'kept-articles.csv',
  },
  checklists: {
    heading: 'Checklists',
    empty: 'No checklist is kept.',
    columns: ['date', 'page', 'checked'],
    file: 'kept-checklists.csv',
  },
  start: {
    heading: 'Where do I start?',
    empty: 'No answers are kept.',
    columns: ['date', 'question', 'answer'],
    file: 'kept-answers.csv',
  },
} as const

export const shareWords = {
  share: 'Share',
  copy: 'Copy the text',
  copied: 'Copied.',
  refused: 'This browser did not let us copy. Select the text and copy it by hand.',
} as const

export const reminderWords = {
  labs: {
    heading: 'Lab tests after the start of treatment',
    label: 'Start date',
    /** In the calendar, which others may see: neither medicine nor clinic. */
    title: 'Appointment: labs',
    notes: 'Make the appointment a week ahead.',
    file: 'labs.ics',
    passed: 'All three days have passed. Please check the date.',
  },
  refill: {
    heading: 'A refill, in time',
    label: 'Date you run out',
    title: 'Reminder: order ahead',
    notes: '{days} days are left.',
    file: 'reminder.ics',
    passed: 'That is less than {days} days away. Ask today, through the patient portal or by phone.',
  },
  button: 'Save calendar file',
  missing: 'Please enter a date.',
  far: 'That is years ahead. Please check the year.',
  saved: 'The file is in your downloads. Open it to add: {dates}.',
} as const
