/** How long security.txt says that someone reads the address in it: a year at most (RFC 9116). */
export const securityContact = {
  validUntil: '2027-10-31',
  renew: 'make sure that someone reads clinic.privacyEmail, then postpone the day by a year at most',
} as const
