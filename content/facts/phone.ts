/** The clinic's phone number. A separate file, because error pages, and with them every page, load it. Sample data. */
export const phone = {
  sample: true,
  display: '(972) 555-0142',
  href: 'tel:+19725550142',
  e164: '+1-972-555-0142',
} as const
