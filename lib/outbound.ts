/**
 * Every kind of link that leaves the site, with how it opens. Nothing gets an opener; the address of a health page
 * is not passed on either (`noreferrer`), except to the booking service, whose link the specification fixes.
 */
const away = { target: '_blank', rel: 'noopener noreferrer' } as const

export const outbound = {
  booking: { target: '_blank', rel: 'noopener', referrerPolicy: 'origin' },
  portal: away,
  dispensary: away,
  directions: away,
  reviews: away,
  reference: away,
  social: away,
  authority: away,
} as const
