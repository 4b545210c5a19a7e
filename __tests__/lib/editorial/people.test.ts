/** @jest-environment node */
import type { Person } from '@/content/facts/clinic'
import { checkPeople, type SignedText } from '@/lib/editorial/people'
import { realProvider } from '../../support/clinic'

const known = [
  { code: 'en', name: 'English' },
  { code: 'pt', name: 'Portuguese' },
]
const tom: Person = {
  ...realProvider,
  id: 'tom-okafor',
  name: 'Tom Okafor, MD',
  from: '2026-01-05',
  languages: ['en', 'pt'],
}
const priya: Person = {
  ...tom,
  id: 'priya-nair',
  name: 'Priya Nair',
  practice: null,
  reviews: true,
  from: '2026-03-01',
}
const check = (
  people: Record<string, Person>,
  text?: Omit<SignedText, 'place'>,
  texts: { place: string; text: string }[] = [],
) => checkPeople(people, known, text ? [{ place: 'content/x.ts', ...text }] : [], texts, '2026-11-28')
const both = { 'tom-okafor': tom, 'priya-nair': priya }

test('who was here on the day may have written and reviewed a text, also after leaving', () => {
  const text = {
    author: 'tom-okafor',
    publishedOn: '2026-01-05',
    reviewer: 'priya-nair',
    reviewedOn: '2026-06-01',
  }
  expect(check(both, text)).toEqual([])
  expect(check({ ...both, 'priya-nair': { ...priya, until: '2026-06-01' } }, text)).toEqual([])
})

test.each<[string, Partial<Person>, Omit<SignedText, 'place'>, string]>([
  [
    'a review before the reviewer came',
    {},
    { reviewer: 'priya-nair', reviewedOn: '2026-02-28' },
    'reviewedOn: 2026-02-28 is before Priya Nair came (content/facts/clinic.ts: from 2026-03-01)',
  ],
  [
    'a review after the reviewer left',
    { until: '2026-05-01' },
    { reviewer: 'priya-nair', reviewedOn: '2026-05-02' },
    'reviewedOn: 2026-05-02 is after Priya Nair left (content/facts/clinic.ts: until 2026-05-01)',
  ],
  [
    'an article before its author came',
    {},
    { author: 'priya-nair', publishedOn: '2025-09-08' },
    'author: 2025-09-08 is before Priya Nair came (content/facts/clinic.ts: from 2026-03-01)',
  ],
  [
    'a review by nobody',
    {},
    { reviewedOn: '2026-05-02' },
    'reviewer: is missing: who reviewed it on the day of reviewedOn?',
  ],
  [
    'a reviewer without a day',
    {},
    { reviewer: 'priya-nair' },
    'reviewedOn: is missing: on which day did the reviewer read it?',
  ],
  [
    'a review that lies ahead',
    {},
    { reviewer: 'priya-nair', reviewedOn: '2026-11-29' },
    'reviewedOn: 2026-11-29 lies ahead',
  ],
])('%s is refused', (_, change, text, finding) => {
  expect(check({ ...both, 'priya-nair': { ...priya, ...change } }, text)).toEqual([`content/x.ts ${finding}`])
})

test('a new name in an old entry is refused, because the texts of the old person would be hers', () => {
  expect(check({ ...both, 'tom-okafor': { ...tom, name: 'Dana Whitfield' } })).toEqual([
    expect.stringMatching(
      /^content\/facts\/clinic\.ts people\.tom-okafor: is named Dana Whitfield\. A new person/,
    ),
  ])
})

test('first and last day are days, in order, and not ahead', () => {
  expect(check({ ...both, 'priya-nair': { ...priya, until: '2027-01-01' } })).toEqual([
    'content/facts/clinic.ts people.priya-nair.until: 2027-01-01 lies ahead: enter it on that day',
  ])
  expect(check({ ...both, 'priya-nair': { ...priya, until: '2026-02-01' } })).toEqual([
    'content/facts/clinic.ts people.priya-nair.until: 2026-02-01 is before 2026-03-01, the first day',
  ])
  expect(check({ ...both, 'priya-nair': { ...priya, from: 'May 1' } })).toEqual([
    'content/facts/clinic.ts people.priya-nair.from: "May 1" is not a date',
  ])
})

test('a text that offers a language which only somebody speaks who has left is named', () => {
  const texts = [{ place: 'content/faq.ts faq.groups.0', text: 'Visits are held in English and Portuguese.' }]
  expect(check(both, undefined, texts)).toEqual([])
  expect(check({ ...both, 'tom-okafor': { ...tom, languages: ['en'] } }, undefined, texts)).toEqual([
    'content/faq.ts faq.groups.0: names Portuguese, which no provider in content/facts/clinic.ts speaks',
  ])
})

test('a clinic without anybody who sees patients is refused', () => {
  expect(check({ 'priya-nair': priya })).toEqual([
    'content/facts/clinic.ts people: nobody sees patients (practice) today',
  ])
})
