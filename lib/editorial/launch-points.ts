import type { Claim } from '@/content/facts/claims'
import type { clinic, Person } from '@/content/facts/clinic'
import type { LegalRecord } from '@/content/facts/legal-record'
import type { Service, Source } from '@/content/schema'
import { longDate } from '@/lib/words/dates'
import { samples } from './sample-people'

/** What is open before the site goes live, and the answers that are recorded. */

/** Who can close a point. `nobody` need: the site is true and complete while it stays open. */
export type Urgency = 'build' | 'lawyer' | 'owner' | 'nobody'

export type Point = {
  /** Stable, to answer it by: 'question.federal-funds'. */
  id: string
  urgency: Urgency
  text: string
  /** The file to change. Null: a question, closed by an answer alone, or the text names it. */
  file: string | null
  /** Closed by a recorded answer, too. A sample name or a missing address is not. */
  isAnswerable: boolean
}

/** @property about The point's text when it was answered: once the text changes, the answer no longer counts. */
export type LaunchAnswer = { by: string; on: string; answer: string; about: string }
export type LaunchAnswers = Readonly<Record<string, LaunchAnswer>>

type Facts = Pick<typeof clinic, 'texasComplaintNotice' | 'websiteHost' | 'licensing'> & {
  people: Readonly<Record<string, Person>>
}
type Tour = readonly { title: string; file: unknown }[]

export type LaunchState = {
  clinic: Facts
  place: unknown
  tour: Tour
  services: readonly Pick<Service, 'key' | 'parts'>[]
  claims: Readonly<Record<string, Pick<Claim, 'value' | 'needsOwner' | 'rule'>>>
  allowedWording: readonly string[]
  sources: Readonly<Record<string, Source>>
  legalRecord: LegalRecord
  /** Medical texts; an ISO date each. */
  reviewed: readonly { name: string; updatedOn: string; reviewedOn?: string | undefined }[]
  /** What the content check refuses in a build for production. */
  refused: readonly string[]
  /** By language code, pages that nobody has reviewed and that may go live. */
  unreviewed: Readonly<Record<string, readonly string[]>>
  /** Booking links have a code of their page (docs/counting.md). */
  hasBookingCodes: boolean
  /** Environment variables that are unset or still name the sandbox. */
  sandboxVariables: readonly string[]
}

const clinicFile = 'content/facts/clinic.ts'
const slug = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

const edit = (urgency: Urgency, id: string, text: string, file: string | null): Point => ({
  id,
  urgency,
  text,
  file,
  isAnswerable: false,
})
const either = (urgency: Urgency, id: string, text: string, file: string | null): Point => ({
  id,
  urgency,
  text,
  file,
  isAnswerable: true,
})

/** Facts that patients verify about a person, the Board's notice, and the hosting provider. */
function emptyFacts({ people, texasComplaintNotice, websiteHost, licensing }: Facts): Point[] {
  const here = Object.entries(people).filter(([, { until }]) => until === null)
  const slots = here.flatMap(([id, person]) =>
    (
      [
        ['degree', 'as licensed', person.degree],
        ['license', 'type, number and the board’s look-up page', person.license],
        ['npi', 'ten digits', person.npi],
        ['supervisingPhysician', 'name and license number (22 TAC chapter 169)', person.supervisingPhysician],
      ] as const
    ).map(([name, what, value]) => ({ id: `clinic.people.${id}.${name}`, what, value })),
  )
  const others = [
    {
      id: 'clinic.licensing.board',
      what: 'the board that licenses the provider (Health and Safety Code 181.105)',
      value: licensing.board,
    },
    ...Object.entries(texasComplaintNotice).map(([language, value]) => ({
      id: `clinic.texasComplaintNotice.${language}`,
      what: 'the Board’s poster, unaltered (22 TAC 177.2)',
      value,
    })),
    ...Object.entries(websiteHost).map(([name, value]) => ({
      id: `clinic.websiteHost.${name}`,
      what: 'for the website privacy section',
      value,
    })),
  ]
  return [...slots, ...others].flatMap(({ id, what, value }) =>
    value === null ? [either('owner', id, `${id}: ${what}`, clinicFile)] : [],
  )
}

function emptySlots({ clinic: { people }, tour, services }: LaunchState): Point[] {
  const stations = tour.flatMap(({ title, file }) =>
    file
      ? []
      : [
          either(
            'nobody',
            `media.tour.${slug(title)}`,
            `tour: photo or film of "${title}"`,
            'content/about.ts',
          ),
        ],
  )
  const parts = services.flatMap(({ key, parts = [] }) =>
    parts.flatMap(part => {
      const file = `content/services/${key}.ts`
      if (part.kind === 'gallery')
        return part.items
          .filter(({ before, after }) => !before || !after)
          .map(({ condition }) =>
            either(
              'nobody',
              `media.${key}.${slug(condition)}`,
              `${key}: two consented photos of "${condition}"`,
              file,
            ),
          )
      return part.kind === 'video'
        ? [
            either(
              'owner',
              `media.${key}.film`,
              `${key}: the film "${part.title}" is at its address, with captions`,
              file,
            ),
          ]
        : []
    }),
  )
  const portraits = Object.entries(people).flatMap(([id, { name, portrait, practice, until }]) =>
    portrait || !practice || until !== null
      ? []
      : [either('nobody', `media.portrait.${id}`, `portrait of ${name}`, clinicFile)],
  )
  return [...stations, ...portraits, ...parts]
}

const unreviewedPages = ({ unreviewed }: LaunchState): Point[] =>
  Object.entries(unreviewed)
    .filter(([, pages]) => pages.length > 0)
    .map(([code, pages]) =>
      edit(
        'nobody',
        `translation.${code}`,
        `${pages.length} pages in ${code} without a review: ${pages.join(', ')}`,
        `content/${code}/record.ts`,
      ),
    )

/** In order of harm within an urgency: what breaks a law or hurts a patient first. */
const questions: readonly [id: string, urgency: Urgency, text: string][] = [
  [
    'medicare',
    'lawyer',
    'Has every physician, PA and NP of the clinic opted out of Medicare? Who has not may not charge a Medicare patient privately for a visit that Medicare covers, and cannot opt out for some patients only. It takes an affidavit to the Medicare contractor, a written contract with each such patient, and a renewal every two years (SSA 1802(b), 42 CFR 405.400 to 405.455). If nobody has, the pages must say that Medicare patients cannot be treated for covered services.',
  ],
  [
    'records-in-the-us',
    'owner',
    'Are electronic records kept in the United States, also by the vendors of booking, forms and notes (Health and Safety Code 183.002)?',
  ],
  [
    'artificial-intelligence',
    'owner',
    'Is an AI system used in diagnosis, treatment advice or other care: a scribe, triage, reading of images? Patients must then be told, in plain words, by the first treatment at the latest (SB 1188; Business and Commerce Code 552.051(f)).',
  ],
  [
    'texts-and-mailings',
    'owner',
    'Does anything send texts or mailings: booking, the guide form, the portal? Advertising by text needs a written consent, and a request to stop is honored within 10 business days, however it is worded. A mailing names its sender and a postal address and has a way out that works for 30 days (47 CFR 64.1200, CAN-SPAM). Marketing with health data needs its own permission (Health and Safety Code 181.152).',
  ],
  ['card-terminal', 'owner', 'Does the card terminal take HSA and FSA cards? The pages say that it does.'],
  [
    'guide-form',
    'owner',
    'The form and the popup of the free guide keep nothing: the name and the email address that visitors type there are stored nowhere (decision 17). Is that meant?',
  ],
  [
    'infection-signs',
    'owner',
    'Does a physician of the clinic confirm the days in content/facts/after-injection.ts? That a sore spot in skin or muscle is expected for 1 to 3 days, and that an infection there can show weeks later, was read in secondary records alone.',
  ],
  [
    'board-complaints',
    'owner',
    'Do the two links to the Medical Board in content/facts/clinic.ts (texasMedicalBoardComplaintUrl, texasMedicalBoardLookUpUrl) still lead to its complaint page and its look-up? They are on tmb.state.tx.us. The Board has moved to www.tmb.texas.gov, where we found no address of the complaint page.',
  ],
  ['federal-funds', 'lawyer', 'Does the clinic receive federal funds (Section 1557, Section 504)?'],
  [
    'covered-entity',
    'lawyer',
    'Is the clinic a HIPAA covered entity? The notice reads January 1, 2025 (decision 48), but its date may not be earlier than the day its text is published (45 CFR 164.520(b)(1)(viii)).',
  ],
  [
    'associates',
    'lawyer',
    'With which providers is there a business associate agreement: host, sign-in, mail, booking, form, reviews, portal? docs/counting.md says what the host sees.',
  ],
  [
    'lawyer',
    'lawyer',
    'Has a Texas health lawyer read the notice, its addendum on substance-use records, website privacy and the terms?',
  ],
  [
    'testimonials',
    'lawyer',
    'May the testimonials page go live? Texas Occupations Code 101.201(b)(4) counts advertising that contains a testimonial as deceptive (decision 53).',
  ],
  ['venue', 'lawyer', 'Venue for disputes, and whether the clinic wants one in the terms of service.'],
  [
    'names',
    'lawyer',
    'Immunity Boost, Athletic Performance IV, Joint & Injury Healing, Cellular Renewal Program, 21-Day Metabolic Reset, Reclaiming Vitality, 100% satisfaction: each name says what its page denies, and a disclaimer does not cure that (FTC). Keep which?',
  ],
  [
    'marks',
    'lawyer',
    'Is there a license for the Runels marks (P-Shot, O-Shot, Vampire Facial, Vampire Facelift)?',
  ],
  [
    'reach',
    'owner',
    'Does medicine ship outside Texas? Is there a lower or upper age for patients? Can the portal be used in Spanish? The pages say nothing of these.',
  ],
  [
    'normal-labs',
    'owner',
    'What happens to the first-visit fee when the labs are normal? The pages say that it is one payment.',
  ],
  [
    'compounder',
    'owner',
    'Who compounds the medicines? Which microneedling device is used, and what is it cleared for?',
  ],
  [
    'rules',
    'owner',
    'Outcome of FDA’s peptide and GLP-1 rulemaking after July 2026; what follows the telehealth rule, whose end is in content/facts/telehealth.ts.',
  ],
  [
    'idle',
    'owner',
    'After how many hours without use is a visitor signed out? 168 in content/facts/clinic.ts (websiteAccount), and the same as inactivity timeout of the back end.',
  ],
  [
    'license',
    'owner',
    'Under which license is this repository? LICENSE says that all rights are reserved, until you choose another.',
  ],
  ['sign-in', 'owner', 'Is the sign-in set up and tried as in docs/going-live-auth.md?'],
  [
    'running',
    'owner',
    'Are the points of docs/going-live.md done: HSTS, backups, monitoring, deletion on request?',
  ],
]

/** A reference that stands for more than was read. */
const unreadSources = (sources: LaunchState['sources']): Point[] =>
  Object.entries(sources).flatMap(([id, { citation, population, isUnread }]) =>
    isUnread
      ? [
          either(
            'owner',
            `source.${id}`,
            `has a clinician opened it, and do the sentences that cite it say no more than it does? ${citation} (${population})`,
            'content/sources.ts',
          ),
        ]
      : [],
  )

/** The day printed with a legal text is the day of its last edit until somebody says from when it applies. */
const legalDays = (record: LegalRecord): Point[] =>
  Object.entries(record).map(([name, [{ on }]]) =>
    either(
      'lawyer',
      `legal.${name}`,
      `it is dated ${longDate(on)}: is that the day from which this text applies, and no earlier than the day on which it goes live?`,
      'content/facts/legal-record.ts',
    ),
  )

const bookingCodes = either(
  'lawyer',
  'question.booking-codes',
  'BOOKING_CODES_KEY is set: may a booking link tell the booking service, by a code, from which page a patient comes, and does website privacy say so? docs/counting.md.',
  null,
)

/** Rules of the compliance list by what a wrong claim does: unapproved products, health, law, money; numbers and the rest. */
const harms = [/\bD\d/, /\bF[12]\b/, /\bX\d|\d{3}/, /\bF[45]\b/]
function harmOf(rule = ''): number {
  const rank = harms.findIndex(harm => harm.test(rule))
  return rank < 0 ? harms.length : rank
}

/** Claims that only the owner can back. Those about products that the FDA has not approved are for a lawyer. */
const claimsByHarm = (claims: LaunchState['claims']): Point[] =>
  Object.entries(claims)
    .filter(([, { needsOwner }]) => needsOwner)
    .sort(([, one], [, other]) => harmOf(one.rule) - harmOf(other.rule))
    .map(([name, { value, rule }]) =>
      either(
        harmOf(rule) === 0 ? 'lawyer' : 'owner',
        `claim.${name}`,
        `"${value}"${rule ? ` (rule ${rule})` : ''}`,
        'content/facts/claims.ts',
      ),
    )

/** A point as it is listed: its id, and its text without the name that the id ends with. */
export function listed({ id, text }: Pick<Point, 'id' | 'text'>): string {
  const name = id.slice(id.indexOf('.') + 1)
  const repeated = [id, name].find(one => [':', ' '].some(end => text.startsWith(one + end))) ?? ''
  return `${id}: ${text.slice(repeated.length).replace(/^:?\s+/, '')}`
}

/** Everything that is open while nothing is answered, in order of harm within an urgency. */
export function launchPoints(state: LaunchState): Point[] {
  const isPerson = (path: string) => path.startsWith('clinic.people.')
  return [
    ...state.sandboxVariables.map(name =>
      edit('build', `address.${name}`, `${name}: unset, or still the sandbox`, '.env (see .env.example)'),
    ),
    ...state.refused.map((finding, index) => edit('build', `content.${index + 1}`, finding, null)),
    ...questions.map(([id, urgency, text]) => either(urgency, `question.${id}`, text, null)),
    ...(state.hasBookingCodes ? [bookingCodes] : []),
    ...legalDays(state.legalRecord),
    ...unreadSources(state.sources),
    ...claimsByHarm(state.claims),
    ...emptyFacts(state.clinic),
    ...state.reviewed
      .filter(({ updatedOn, reviewedOn = '' }) => updatedOn > reviewedOn)
      .map(({ name, updatedOn, reviewedOn = 'by nobody' }) =>
        edit(
          'owner',
          `review.${name}`,
          `${name}: changed ${updatedOn}, medical review ${reviewedOn}`,
          'reviewedOn of its file',
        ),
      ),
    ...samples(state.clinic, 'clinic').map(path =>
      edit(isPerson(path) ? 'build' : 'owner', `sample.${path}`, `${path} is a sample`, clinicFile),
    ),
    ...samples(state.place, 'place').map(path =>
      edit('owner', `sample.${path}`, `${path} is a sample (then npm run art)`, 'content/facts/place.ts'),
    ),
    ...unreviewedPages(state),
    ...emptySlots(state),
    ...state.allowedWording.map(wording =>
      either(
        'nobody',
        `wording.${wording}`,
        `"${wording}" is allowed against the rules (decision 22)`,
        'content/facts/claims.ts',
      ),
    ),
  ]
}

/** Points without an answer to their present text. */
export const openPoints = (points: readonly Point[], answers: LaunchAnswers): Point[] =>
  points.filter(({ id, text, isAnswerable }) => !(isAnswerable && answers[id]?.about === text))

/** Answers to a text that has changed since, or to a point that is gone or cannot be answered. */
export const idleAnswers = (points: readonly Point[], answers: LaunchAnswers): string[] =>
  Object.entries(answers)
    .filter(
      ([id, { about }]) =>
        !points.some(point => point.isAnswerable && point.id === id && point.text === about),
    )
    .map(([id]) => id)

/** Whether the site may go live: what nobody needs to do may stay. */
export const isReady = (open: readonly Point[]): boolean => open.every(({ urgency }) => urgency === 'nobody')
