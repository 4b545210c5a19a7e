import { type Claim, claims } from '@/content/facts/claims'
import { claimFindings, pagesOf } from '@/lib/editorial/claim-pages'

const claim: Claim = {
  value: 'how many men were cared for',
  wording: '500+ men cared for',
  source: null,
  needsOwner: true,
  asOf: '2026-11-16',
}
const pages = new Map([
  ['/', { text: 'Private visits. 500+men cared for', source: '' }],
  ['/about', { text: 'One on one.', source: '{"ratingValue":4.9}' }],
])

test('the pages of a claim are those with one of its wordings, in the text or the structured data', () => {
  expect(pagesOf(claim, pages)).toEqual(['/'])
  expect(pagesOf({ ...claim, also: ['"ratingValue":4.9'] }, pages)).toEqual(['/', '/about'])
})

test('each wording that stands on no page is a finding, whether others do or not', () => {
  expect(claimFindings({ men: claim }, pages)).toEqual([])
  expect(claimFindings({ men: { ...claim, also: ['99 years of experience'] } }, pages)).toEqual([
    'content/facts/claims.ts men: no page says "99 years of experience"',
  ])
})

test('no wording is a note to the reader', () => {
  const wordings = Object.values<Claim>(claims).flatMap(({ wording, also = [] }) => [wording, ...also])
  expect(wordings.filter(wording => /as the specification|…/.test(wording))).toEqual([])
})
