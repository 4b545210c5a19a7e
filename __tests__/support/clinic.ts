import type { Person } from '@/content/facts/clinic'

/**
 * A clinic of the tests' own: jest.mock('@/content/facts/clinic', () => jest.requireActual('@/__tests__/support/clinic')).
 * Tests of what depends on people, name or hours use it, so that they pass whoever the clinic in content/facts/ is.
 */

const { clinic: real, ...rest } =
  jest.requireActual<typeof import('@/content/facts/clinic')>('@/content/facts/clinic')

const sampleProvider: Person = {
  sample: true,
  id: 'provider',
  name: 'Pat Sample',
  role: 'Clinic provider',
  degree: null,
  license: null,
  npi: null,
  supervisingPhysician: null,
  portrait: null,
  practice: { readsLabs: 'Your provider, line by line', experience: '17+ years of experience' },
  languages: ['en', 'es', 'pt'],
  path: '/about',
}
const sampleReviewer: Person = {
  ...sampleProvider,
  id: 'reviewer',
  name: 'Robin Sample',
  role: 'Medical reviewer',
  practice: null,
  languages: ['en'],
}

export const realProvider: Person = {
  ...sampleProvider,
  sample: false,
  name: 'A Real Person',
  degree: 'MSN, FNP-C',
  license: { type: 'Nurse practitioner', number: '123', lookUpUrl: 'https://board.example/' },
  npi: '1234567893',
  supervisingPhysician: { name: 'A Physician, MD', licenseNumber: 'X1' },
}

const weekday = { from: 540, to: 1020 }

export const { roleInText } = rest
export const clinic = {
  ...real,
  name: 'Example Clinic for Men',
  shortName: 'Example',
  hours: real.hours.map(day => ({
    ...day,
    open: day.day === 0 ? null : day.day === 6 ? { from: 540, to: 780 } : weekday,
  })),
  people: { provider: sampleProvider, reviewer: sampleReviewer },
}
