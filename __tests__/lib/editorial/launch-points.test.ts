/** @jest-environment node */
import { about } from '@/content/about'
import { allowedWording, claims } from '@/content/facts/claims'
import { clinic } from '@/content/facts/clinic'
import { place } from '@/content/facts/place'
import { services } from '@/content/services'
import {
  idleAnswers,
  isReady,
  type LaunchAnswers,
  type LaunchState,
  launchPoints,
  listed,
  openPoints,
} from '@/lib/editorial/launch-points'
import { realProvider } from '../../support/clinic'

/** The clinic as it is, before anything is supplied. */
const sample: LaunchState = {
  clinic,
  place,
  tour: about.tour.stations,
  services,
  claims,
  allowedWording,
  sources: {
    A1: { citation: 'A report.', population: 'Read in a newspaper', isUnread: true },
    A2: { citation: 'A paper.', population: '40 men' },
  },
  legalRecord: {
    websitePrivacy: [
      { on: '2026-11-28', words: 'new' },
      { on: '2026-11-26', words: 'old' },
    ],
  },
  reviewed: [{ name: '/blog/x', updatedOn: '2026-11-26', reviewedOn: '2026-11-16' }],
  refused: ['content/es/record.ts:12: /faq has medical or legal text that nobody has reviewed'],
  unreviewed: { es: ['/about'] },
  hasBookingCodes: false,
  sandboxVariables: ['NEXT_PUBLIC_SITE_URL'],
}

/** The same values without a sample among them. */
function real<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(real) as Value
  const entries = Object.entries(value).map(([name, part]) => [name, name === 'sample' ? false : real(part)])
  return Object.fromEntries(entries) as Value
}

/** A clinic that has supplied everything that is changed in a file. */
const filled: LaunchState = {
  ...sample,
  clinic: real({ ...clinic, people: { 'a-real-person': realProvider } }),
  place: real(place),
  reviewed: [{ name: '/blog/x', updatedOn: '2026-11-26', reviewedOn: '2026-12-01' }],
  refused: [],
  unreviewed: {},
  sandboxVariables: [],
}

const answersTo = (state: LaunchState): LaunchAnswers =>
  Object.fromEntries(
    launchPoints(state)
      .filter(({ isAnswerable }) => isAnswerable)
      .map(({ id, text }) => [id, { by: 'The owner', on: '2027-01-02', answer: 'Yes.', about: text }]),
  )

test('a clinic that has supplied everything and answered every question has nothing left', () => {
  const open = openPoints(launchPoints(filled), answersTo(filled))
  expect(open).toEqual([])
  expect(isReady(open)).toBe(true)
})

test('without answers its questions and claims are left, for the lawyer and the owner, and nothing blocks the build', () => {
  const open = openPoints(launchPoints(filled), {})
  expect(isReady(open)).toBe(false)
  expect(new Set(open.map(({ urgency }) => urgency))).toEqual(new Set(['lawyer', 'owner', 'nobody']))
  expect(open.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['question.covered-entity', 'question.guide-form', 'claim.menCaredFor']),
  )
})

test('what may stay does not keep the site from going live', () => {
  const answers = answersTo(filled)
  const owed = Object.fromEntries(
    Object.entries(answers).filter(([id]) => !/^(media\.(tour|portrait)|wording)/.test(id)),
  )
  const open = openPoints(launchPoints(filled), owed)
  expect(open.length).toBeGreaterThan(0)
  expect(isReady(open)).toBe(true)
})

test('a sample, a missing address and a text without its review are closed at their place, not by an answer', () => {
  const open = openPoints(launchPoints(sample), answersTo(sample))
  const ids = open.map(({ id }) => id)
  expect(ids).toEqual(
    expect.arrayContaining([
      'address.NEXT_PUBLIC_SITE_URL',
      'sample.clinic.address',
      'review./blog/x',
      'content.1',
      'translation.es',
    ]),
  )
  const urgencyOf = (wanted: string) => open.find(({ id }) => id === wanted)?.urgency
  expect(urgencyOf('address.NEXT_PUBLIC_SITE_URL')).toBe('build')
  expect(urgencyOf('content.1')).toBe('build')
  expect(urgencyOf('translation.es')).toBe('nobody')
  const answered = {
    'sample.clinic.address': { by: 'x', on: '2027-01-02', answer: 'y', about: 'clinic.address is a sample' },
  }
  expect(idleAnswers(launchPoints(sample), answered)).toEqual(['sample.clinic.address'])
})

test('a listed point says its name once', () => {
  const lines = launchPoints(sample).map(listed)
  expect(lines).toEqual(
    expect.arrayContaining([
      'address.NEXT_PUBLIC_SITE_URL: unset, or still the sandbox',
      'sample.clinic.address: is a sample',
      expect.stringMatching(/^review\.\/blog\/x: changed /),
    ]),
  )
  expect(listed({ id: 'question.names', text: 'namesakes: keep which?' })).toBe(
    'question.names: namesakes: keep which?',
  )
})

test('an answer counts until the text of its point changes', () => {
  const changed: LaunchState = {
    ...filled,
    claims: { ...claims, menCaredFor: { ...claims.menCaredFor, value: '900+' } },
  }
  const open = openPoints(launchPoints(changed), answersTo(filled))
  expect(open.map(({ id }) => id)).toEqual(['claim.menCaredFor'])
  expect(idleAnswers(launchPoints(changed), answersTo(filled))).toEqual(['claim.menCaredFor'])
})

test('the owner reads first what breaks a law or hurts a patient', () => {
  const owned = (urgency: string) =>
    openPoints(launchPoints(filled), {})
      .filter(point => point.urgency === urgency)
      .map(({ id }) => id)
  expect(owned('lawyer').slice(0, 1)).toEqual(['question.medicare'])
  expect(owned('lawyer')).toEqual(expect.arrayContaining(['claim.recovery', 'claim.exosomes']))
  expect(owned('owner').slice(0, 4)).toEqual([
    'question.records-in-the-us',
    'question.artificial-intelligence',
    'question.texts-and-mailings',
    'question.card-terminal',
  ])
  const at = (id: string) => owned('owner').indexOf(id)
  // Health before money, and money before a number of patients.
  expect(at('claim.resultsVary')).toBeGreaterThan(0)
  expect(at('claim.resultsVary')).toBeLessThan(at('claim.termsMinimumTerm'))
  expect(at('claim.termsMinimumTerm')).toBeLessThan(at('claim.menCaredFor'))
})

test('a reference that nobody opened, and the day of each legal text, are asked for', () => {
  const open = openPoints(launchPoints(filled), {})
  const idsOf = (start: string) => open.map(({ id }) => id).filter(id => id.startsWith(start))
  expect(idsOf('source.')).toEqual(['source.A1'])
  expect(idsOf('legal.')).toEqual(['legal.websitePrivacy'])
  expect(open.find(({ id }) => id === 'legal.websitePrivacy')?.text).toContain('November 28, 2026')
  const later = {
    ...filled,
    legalRecord: { websitePrivacy: [{ on: '2027-01-04', words: 'newer' }] as const },
  }
  expect(openPoints(launchPoints(later), answersTo(filled)).map(({ id }) => id)).toEqual([
    'legal.websitePrivacy',
  ])
})

test('codes on booking links are a question for the lawyer', () => {
  const coded = { ...filled, hasBookingCodes: true }
  const open = openPoints(launchPoints(coded), answersTo(filled))
  expect(open.map(({ id, urgency }) => [id, urgency])).toEqual([['question.booking-codes', 'lawyer']])
  expect(openPoints(launchPoints(coded), answersTo(coded))).toEqual([])
})

test('every point has an id of its own', () => {
  const ids = launchPoints(sample).map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})
