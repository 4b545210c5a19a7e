/** The clinic's telephone. A file of its own, because every page loads it with the error pages. Sample data. */
export const phone = {
  sample: true,
  display: '(972) 555-0142',
  href: 'tel:+19725550142',
  e164: '+1-972-555-0142',
} as const
