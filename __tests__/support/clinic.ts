import type { Person } from '@/content/facts/clinic'
import { mapValues } from '@/lib/words/map-values'

/**
 * A clinic of the tests' own: jest.mock('@/content/facts/clinic', () => jest.requireActual('@/__tests__/support/clinic')).
 * Tests of what depends on people, name or hours use it, so that they pass whoever the clinic in content/facts/ is.
 */

const { clinic: real, ...rest } =
  jest.requireActual<typeof import('@/content/facts/clinic')>('@/content/facts/clinic')

export const sampleProvider: Person = {
  sample: true,
  id: 'pat-sample',
  name: 'Pat Sample',
  role: 'Clinic provider',
  from: '2020-01-01',
  until: null,
  degree: null,
  license: null,
  npi: null,
  supervisingPhysician: null,
  portrait: null,
  practice: { biography: 'Reads your labs with you, line by line.', experience: '17+ years of experience' },
  reviews: false,
  languages: ['en', 'es', 'pt'],
  path: '/about',
}
export const sampleReviewer: Person = {
  ...sampleProvider,
  id: 'robin-sample',
  name: 'Robin Sample',
  role: 'Medical reviewer',
  practice: null,
  reviews: true,
  languages: ['en'],
}

export const realProvider: Person = {
  ...sampleProvider,
  sample: false,
  id: 'a-real-person',
  name: 'A Real Person',
  degree: 'MSN, FNP-C',
  license: { type: 'Nurse practitioner', number: '123', lookUpUrl: 'https://board.example/' },
  npi: '1234567893',
  supervisingPhysician: { name: 'A Physician, MD', licenseNumber: 'X1' },
}

export const formerReviewer: Person = {
  ...sampleReviewer,
  sample: false,
  id: 'a-former-reviewer',
  name: 'A Former Reviewer',
  until: '2026-11-20',
}

const weekday = { from: 540, to: 1020 }

export const { roleInText, knownLanguages } = rest
export const providers = [sampleProvider]
export const reviewers = [sampleReviewer]
export const clinic = {
  ...real,
  name: 'Example Clinic for Men',
  shortName: 'Example',
  hours: real.hours.map(day => ({
    ...day,
    open: day.day === 0 ? null : day.day === 6 ? { from: 540, to: 780 } : weekday,
  })),
  languages: knownLanguages,
  experience: '17+ years of experience',
  /** Whoever wrote or reviewed a real text is a sample. */
  people: {
    ...mapValues(real.people, ({ practice }) => (practice ? sampleProvider : sampleReviewer)),
    ...Object.fromEntries(
      [sampleProvider, sampleReviewer, realProvider, formerReviewer].map(person => [person.id, person]),
    ),
  },
}
