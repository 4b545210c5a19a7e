import { searchFindings } from '@/lib/editorial/searches'

const search = { searchedOn: '2026-11-28', words: ['needling beard trial'], says: ['we know of no trial'] }
const page = (text: string) => new Map([['/beards', { text }]])

test('a sentence whose search is written down passes', () => {
  expect(searchFindings({ search }, page('It may help. For a beard we know of no trial.'))).toEqual([])
})

test.each([
  'We found no study that measured them.',
  'For acne scars there are trials, and we found none of exosomes.',
  'No trial that we know of has shown which schedule works best.',
  'Nobody has measured how either changes the result, as far as we know.',
  'No study has fixed the number, so we stop early.',
  'The patch is no longer sold.',
  'Retatrutide, a drug that is still being tested, is not among them.',
  'There are currently no FDA-approved exosome products.',
  'No testosterone cream is FDA-approved for men in the United States.',
])('"%s" needs a search', sentence => {
  expect(searchFindings({ search }, page(`For a beard we know of no trial. ${sentence}`))).toEqual([
    `/beards: "${sentence}" rests on no search in content/facts/searches.ts`,
  ])
})

test.each([
  'One trial favored PRP and two found no difference.',
  'At twelve months the two groups no longer differed.',
  'Compounded medications are not FDA-approved.',
])('"%s" needs none', sentence => {
  expect(searchFindings({}, page(sentence))).toEqual([])
})

test('a search that no page rests on is reported', () => {
  expect(searchFindings({ search }, page('Needling may help.'))).toEqual([
    'content/facts/searches.ts search: no page says "we know of no trial"',
  ])
})
