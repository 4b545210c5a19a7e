import { policy } from '@/content/facts/policies'

/** Text of the page that shows what a visitor keeps on their device. Words of its controls: content/ui/device.ts. */
export const onThisDevice = {
  /** Name in breadcrumbs. */
  crumb: 'On this device',
  meta: {
    title: 'Kept on this device, and reminders',
    description:
      'Calculator results, articles and answers that you chose to keep in this browser, with export and delete. Calendar reminders for labs and refills.',
  },
  heading: 'Saved on this device, and reminders',
  lead: 'Calculator results, articles and answers that you chose to keep. They are in this browser and nowhere else.',
  kept: {
    heading: 'What is kept',
    note: 'Hidden until you ask. One press, or the Escape key, hides it again.',
    rulesHeading: 'Before you keep anything',
    rules: [
      'Nothing is kept until you press Keep: below a result of the calculator, at the end of an article, under a checklist, or beside the answer to “Where do I start?”.',
      'Nothing about your health leaves this browser. We do not see it, and it is not part of a website account. You need no account for it.',
      'Another phone or browser does not have it, and it is gone when you clear this browser’s data. Safari may erase it if you do not come back for seven days of use. For a copy, export a file.',
      'Anyone who uses this browser can open this page. On a shared device, keep nothing, or delete it when you are done.',
    ],
    noScript: 'Keeping, showing and deleting need JavaScript. Without it, nothing is kept.',
  },
  reminders: {
    id: 'reminders',
    heading: 'Reminders in your own calendar',
    text: 'A date becomes a file that you open with your calendar. The file is made in this browser, and the date is neither kept nor sent.',
    labs: 'In testosterone care, blood is drawn in week 6 and in months 3 and 6. Your own plan comes first. The calendar reminds you a week before each.',
    refill: `Ask for a refill at least ${policy.refill} before you run out. The calendar reminds you on that day.`,
    discreet:
      'Calendars are often shared. The entries are called “{labs}” and “{refill}”, and name no medicine and no clinic.',
    noScript: 'Making the file needs JavaScript.',
  },
} as const
