const street = '2400 Ridge Road, Suite 140'
const city = 'Flower Mound'
const state = 'TX'
const postalCode = '75077'
/** The widest of the communities, and what a service names as its area. */
const region = 'Dallas-Fort Worth'
const place = `${city}, ${state} ${postalCode}` as const

/**
 * Every fact of the clinic's identity, once. Sample data until the owner replaces it: entries marked
 * `sample: true` are listed by `npm run check:launch`.
 */
export const clinic = {
  sample: true,
  name: "Northpeak Men's Health",
  shortName: 'Northpeak',
  nameSuffix: "Men's Health",
  legalName: "Northpeak Men's Health",
  copyrightYear: 2026,
  blogName: 'Peak Insights',
  tagline: 'Your Health is Your Power',
  description:
    'Hormone, weight and recovery care for men in Flower Mound, Highland Village, Lewisville and the Dallas-Fort Worth area.',
  address: {
    sample: true,
    street,
    city,
    state,
    postalCode,
    country: 'US',
    /** As it is written: the second line, and all in one. */
    place,
    line: `${street}, ${place}`,
  },
  geo: { sample: true, latitude: 33.01457, longitude: -97.07002 },
  phone: { sample: true, display: '(972) 555-0142', href: 'tel:+19725550142', e164: '+1-972-555-0142' },
  fax: { sample: true, display: '(972) 555-0143', href: 'tel:+19725550143', e164: '+1-972-555-0143' },
  email: { sample: true, address: 'hello@northpeak.example', href: 'mailto:hello@northpeak.example' },
  privacyEmail: {
    sample: true,
    address: 'privacy@northpeak.example',
    href: 'mailto:privacy@northpeak.example',
  },
  /** ISO day. Until then security.txt may be trusted: to be put off, a year at most, while the address is read. */
  securityContactUntil: '2027-10-31',
  /** As the specification has them, each with its own label; claims.homeRating and claims.googleRating. */
  ratings: { patients: '5.0', google: { value: 4.9, best: 5, reviews: 150 } },
  timeZone: 'America/Chicago',
  /** Minutes from midnight, clinic time. 0 = Sunday, as in Date.getDay(). */
  hours: [
    { day: 0, name: 'Sunday', short: 'Sun', open: null },
    { day: 1, name: 'Monday', short: 'Mon', open: { from: 540, to: 1020 } },
    { day: 2, name: 'Tuesday', short: 'Tue', open: { from: 540, to: 1020 } },
    { day: 3, name: 'Wednesday', short: 'Wed', open: { from: 540, to: 1020 } },
    { day: 4, name: 'Thursday', short: 'Thu', open: { from: 540, to: 1020 } },
    { day: 5, name: 'Friday', short: 'Fri', open: { from: 540, to: 1020 } },
    { day: 6, name: 'Saturday', short: 'Sat', open: { from: 540, to: 780 } },
  ],
  languages: [
    { code: 'en', name: 'English', own: 'English' },
    { code: 'es', name: 'Spanish', own: 'Español' },
    { code: 'pt', name: 'Portuguese', own: 'Português' },
  ],
  region,
  /** The 16 communities the clinic serves. */
  communities: [
    'Flower Mound',
    'Highland Village',
    'Lewisville',
    'Lantana',
    'Double Oak',
    'Bartonville',
    'Argyle',
    'Copper Canyon',
    'Corinth',
    'Denton',
    'Coppell',
    'Grapevine',
    'Southlake',
    'Carrollton',
    'The Colony',
    region,
  ],
  social: [
    { sample: true, name: 'Instagram', href: 'https://social.example/northpeak-instagram' },
    { sample: true, name: 'Facebook', href: 'https://social.example/northpeak-facebook' },
  ],
  booking: { firstVisit: 'Discovery Experience', button: 'Book Discovery Experience', short: 'Book a visit' },
  parking: {
    sample: true,
    text: 'Free parking in front of the building, with accessible spaces next to the door.',
    access:
      'Step-free entrance and restroom. Tell us before your visit if you need help to get around or an interpreter.',
  },
  payment: { short: 'Cash pay, HSA or FSA.', accepted: 'Cash, credit card, HSA, FSA' },
  people: {
    provider: {
      sample: true,
      id: 'provider',
      name: 'Jordan Avery',
      role: 'Clinic provider',
      /** Degree, licence type and number: to be supplied by the owner; nothing is invented here. */
      credentials: null,
      languages: ['en', 'es', 'pt'],
      path: '/about',
    },
    reviewer: {
      sample: true,
      id: 'reviewer',
      name: 'Morgan Ellis',
      role: 'Medical reviewer',
      credentials: null,
      languages: ['en'],
      path: '/about',
    },
  },
  /** Decision 20: the HIPAA notice keeps its date, in one place. */
  hipaaNoticeEffectiveOn: '2025-01-01',
  texasMedicalBoardComplaintUrl: 'https://www.tmb.state.tx.us/page/place-a-complaint',
  hhsComplaintUrl: 'https://www.hhs.gov/ocr/complaints',
} as const
