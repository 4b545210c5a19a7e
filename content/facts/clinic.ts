import type { Photo } from '@/lib/pictures/photos'
import { city } from './city'
import { hours, timeZone } from './hours'
import { mailbox } from './mailbox'
import { phone, telephone } from './phone'

const street = '2400 Ridge Road, Suite 140'
const state = 'TX'
const postalCode = '75077'
/** The largest of the communities; services name it as their area. */
const region = 'Dallas-Fort Worth'
const communities: readonly string[] = [
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
]
const place = `${city}, ${state} ${postalCode}` as const

/** A person that the pages name. A field that the owner has not supplied is null and is not shown. */
export type Person = {
  /** A placeholder. Structured data names the clinic instead, and production builds are refused. */
  sample: boolean
  /** Its key below. */
  id: string
  name: string
  role: string
  /** First day at the clinic (ISO date). Nothing that is older may name this person. */
  from: string
  /** Last day; null for who is here. Entered on that day: pages say then what the person was. */
  until: string | null
  /** As licensed: 'MSN, FNP-C'. */
  degree: string | null
  /** `lookUpUrl`: the licensing board's page where a patient can check it. */
  license: { type: string; number: string; lookUpUrl: string } | null
  /** National Provider Identifier, ten digits. */
  npi: string | null
  /** The delegating physician of a nurse practitioner or physician assistant, with the license number. */
  supervisingPhysician: { name: string; licenseNumber: string } | null
  portrait: Photo | null
  /** For people who see patients; null for others. */
  practice: { biography: string; experience: string } | null
  /** Reads medical texts before they are published. */
  reviews: boolean
  /** Codes of `knownLanguages` below. */
  languages: readonly string[]
  path: string
}

/**
 * Everyone whom a text names, by an id made of the name. Texts name who wrote and who reviewed them, so an entry is never
 * given to somebody else: a new person gets a new one, and who leaves stays, with `until`.
 */
const everyone = {
  'jordan-avery': {
    sample: true,
    id: 'jordan-avery',
    name: 'Jordan Avery',
    role: 'Clinic provider',
    from: '2023-12-01',
    until: null,
    degree: null,
    license: null,
    npi: null,
    supervisingPhysician: null,
    portrait: null,
    practice: {
      biography:
        'Takes your history, examines you, reads your labs with you line by line, and writes your plan.',
      experience: '17+ years of experience',
    },
    reviews: false,
    languages: ['en', 'es', 'pt'],
    path: '/about',
  },
  'morgan-ellis': {
    sample: true,
    id: 'morgan-ellis',
    name: 'Morgan Ellis',
    role: 'Medical reviewer',
    from: '2023-12-01',
    until: null,
    degree: null,
    license: null,
    npi: null,
    supervisingPhysician: null,
    portrait: null,
    practice: null,
    reviews: true,
    languages: ['en'],
    path: '/about',
  },
} as const satisfies Readonly<Record<string, Person>>

export type PersonId = keyof typeof everyone
const people: Readonly<Record<PersonId, Person>> = everyone

/** Who sees patients now, in the order of the entries. */
export const providers = Object.values<Person>(people).filter(
  ({ practice, until }) => practice && until === null,
)
/** Who reviews texts now. */
export const reviewers = Object.values<Person>(people).filter(
  ({ reviews, until }) => reviews && until === null,
)

/** Those that a person here may speak; a check compares the texts with those that are spoken. */
export const knownLanguages = [
  { code: 'en', name: 'English', own: 'English' },
  { code: 'es', name: 'Spanish', own: 'Español' },
  { code: 'pt', name: 'Portuguese', own: 'Português' },
] as const

const years = (text: string) => Number(/\d+/.exec(text)?.[0] ?? 0)
/** Of the provider with most: '17+ years of experience'. */
const experience =
  providers
    .map(({ practice }) => practice?.experience ?? '')
    .sort((a, b) => years(b) - years(a))
    .at(0) ?? ''

/** The role within a sentence: 'medical reviewer (sample profile)', 'medical reviewer at the time'. */
export function roleInText({ role, sample, until }: Person): string {
  if (sample) return `${role.toLowerCase()} (sample profile)`
  return until === null ? role.toLowerCase() : `${role.toLowerCase()} at the time`
}

/**
 * The complaint notice of the Texas Medical Board (22 TAC 177.2), verbatim. Copy both languages unaltered from the poster
 * at `noticesUrl`; many sites reprint outdated wordings. Until then the page links to the Board.
 */
const texasComplaintNotice: { english: string | null; spanish: string | null } = {
  english: null,
  spanish: null,
}

/** The board that licenses the provider: 'Texas Medical Board' or 'Texas Board of Nursing'. The complaints page names it. */
const licensing: { board: string | null } = { board: null }

/** The hosting company and how long it keeps its logs ('30 days'). Once known, the privacy page states it. */
const websiteHost: { name: string | null; logRetention: string | null } = { name: null, logRetention: null }

/**
 * Hours without use after which the website account is signed out in that browser; null: never. The page says so. The same
 * time belongs into the back end (docs/going-live.md, inactivity timeout), which also ends browsers that stay closed.
 */
const websiteAccount: { idleHours: number | null } = { idleHours: 168 }

/**
 * The clinic's identity. Sample data until the owner replaces it: `npm run check:launch` lists entries with `sample:
 * true`.
 */
export const clinic = {
  sample: true,
  name: "Northpeak Men's Health",
  shortName: 'Northpeak',
  nameSuffix: "Men's Health",
  legalName: "Northpeak Men's Health",
  /** Of the day of the build. */
  copyrightYear: new Date().getFullYear(),
  blogName: 'Peak Insights',
  tagline: 'Your Health is Your Power',
  description: `Hormone, weight and recovery care for men in ${city}, Highland Village, Lewisville and the Dallas-Fort Worth area.`,
  address: {
    sample: true,
    street,
    city,
    state,
    postalCode,
    country: 'US',
    /** As printed: the second line of the address, and all of it on one line. */
    place,
    line: `${street}, ${place}`,
  },
  /** Of the door at `of`; the check compares it with the address. */
  geo: {
    sample: true,
    of: '2400 Ridge Road, Suite 140, Flower Mound, TX 75077',
    latitude: 33.01457,
    longitude: -97.07002,
  },
  phone,
  fax: { sample: true, ...telephone('972', '555', '0143') },
  email: { sample: true, ...mailbox('hello@northpeak.example') },
  privacyEmail: { sample: true, ...mailbox('privacy@northpeak.example') },
  /** Date on which the clinic's own figures were last compared with the register. Notes beside the figures show it. */
  figuresAsOf: '2026-11-16',
  /** As in the specification, each with its own label; claims.homeRating and claims.googleRating. */
  ratings: { patients: '5.0', google: { value: 4.9, best: 5, reviews: 150 } },
  timeZone,
  hours,
  /** Spoken at visits: those of the providers. */
  languages: knownLanguages.filter(({ code }) => providers.some(({ languages }) => languages.includes(code))),
  experience,
  region,
  /** The 16 communities the clinic serves, its own first. */
  communities: [city, ...communities.filter(one => one !== city), region],
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
  payment: {
    short: 'Cash pay, HSA or FSA if your plan allows.',
    accepted: 'Cash, credit card, HSA or FSA card if your plan allows',
  },
  people,
  websiteHost,
  websiteAccount,
  licensing,
  texasComplaintNotice,
  /** Where the Board explains how to look up a license. */
  texasMedicalBoardLookUpUrl: 'https://www.tmb.state.tx.us/resources/public/consumer-and-public-guide',
  texasMedicalBoardComplaintUrl: 'https://www.tmb.state.tx.us/page/place-a-complaint',
  texasMedicalBoardNoticesUrl:
    'https://www.tmb.texas.gov/resources/for-applicants-and-licensees/required-notices',
  texasMedicalBoardHotline: { display: '1-800-201-9353', href: 'tel:+18002019353' },
  hhsComplaintUrl: 'https://www.hhs.gov/ocr/complaints',
} as const
