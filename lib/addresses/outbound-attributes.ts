/**
 * Attributes of every kind of outbound link. None passes an opener; only the booking link, which the specification fixes,
 * sends a referrer: the URL of a health page is private.
 */
const away = { target: '_blank', rel: 'noopener noreferrer' } as const

export const outbound = {
  booking: { target: '_blank', rel: 'noopener', referrerPolicy: 'origin' },
  portal: away,
  dispensary: away,
  directions: away,
  reviews: away,
  /** One of up to 25 in a list, where Back returns: as fast, and without a repeated warning of a new tab. */
  reference: { rel: 'noreferrer' },
  price: away,
  social: away,
  authority: away,
} as const
