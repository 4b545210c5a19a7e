import type { Claim } from '@/content/facts/claims'
import type { clinic, Person } from '@/content/facts/clinic'
import type { LegalRecord } from '@/content/facts/legal-record'
import type { Service, Source } from '@/content/schema'
import { longDate } from '@/lib/words/dates'
import { questions, type Urgency } from './launch-questions'
import { samples } from './sample-people'

/** What is open before the site goes live, and the answers that are recorded. */

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
