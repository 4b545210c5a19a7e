import { render, screen } from '@testing-library/react'
import { References } from '@/components/sections/references'
import { ValueProofs } from '@/components/testimonials/value-proofs'
import type { PersonId } from '@/content/facts/clinic'
import { testimonials } from '@/content/testimonials'
import { numberedSources } from '@/lib/site/references'
import { formerReviewer, sampleReviewer } from '../../support/clinic'

jest.mock('@/content/facts/clinic', () => jest.requireActual('@/__tests__/support/clinic'))

const reviewer = sampleReviewer.id as PersonId

/** Reviewed and last changed on one day. */
const reviewed = {
  path: '/faq',
  sources: [],
  reviewer,
  reviewedOn: '2026-11-16',
  updatedOn: '2026-11-16',
} as const
const byRobin = 'Reviewed by Robin Sample, medical reviewer (sample profile),'

test.each([
  [
    'changed after its review shows that, and keeps the review date',
    { updatedOn: '2026-11-24' },
    `${byRobin} on November 16, 2026. Text changed on November 24, 2026, after the review.`,
  ],
  [
    'unchanged since its review mentions no change',
    { nextReviewOn: '2027-05-16' },
    `${byRobin} on November 16, 2026. Next review due May 16, 2027.`,
  ],
  [
    'reviewed after its last change keeps the day of that change',
    { reviewedOn: '2026-11-28', updatedOn: '2026-11-26' },
    `${byRobin} on November 28, 2026. Text changed on November 26, 2026.`,
  ],
  [
    'of a reviewer who has left shows him as what he was',
    { reviewer: formerReviewer.id as PersonId },
    'Reviewed by A Former Reviewer, medical reviewer at the time, on November 16, 2026.',
  ],
])('a text %s', (_, more, line) => {
  render(<References {...reviewed} {...more} />)
  expect(screen.getByText(/^Reviewed by/).textContent).toBe(line)
  // An English page is no translation.
  expect(screen.queryByText(/^Translated/)).not.toBeInTheDocument()
})

test('a page that nobody has reviewed says so, and names no reviewer', () => {
  render(<References path="/faq" sources={[]} updatedOn="2026-11-24" />)
  expect(
    screen.getByText('No clinician has reviewed this page yet. Text changed on November 24, 2026.'),
  ).toBeInTheDocument()
  expect(screen.queryByText(/Reviewed by/)).not.toBeInTheDocument()
})

test('a source without an address of its own is printed without a link', () => {
  const one = { id: 'S9', citation: 'Jacob D, et al. PRP monotherapy. 2025.', number: 1 }
  render(<References {...reviewed} sources={[one]} />)
  expect(screen.getByText(one.citation)).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('the folded list does not pass off its sources as reviewed', () => {
  render(<References {...reviewed} updatedOn="2026-11-24" folded />)
  expect(screen.getByRole('heading', { name: '0 references' })).toBeInTheDocument()
})

test('each value leads to its proof: references, the first visit, the steps of the care', () => {
  render(<ValueProofs heading="" values={testimonials.values} />)
  const target = (words: string) => screen.getByRole('link', { name: words }).getAttribute('href')
  expect(testimonials.values.map(({ link }) => target(link)?.replace(/^.*(?=#)/, ''))).toEqual([
    ...['#references', '/about', '#steps'],
  ])
})

test('sources have the numbers of their list, in the order in which a page first names them', () => {
  const numbered = numberedSources(['T8', 'T1', 'T8', 'W34'])
  expect(numbered.map(({ id, number }) => [id, number])).toEqual([
    ['T8', 1],
    ['T1', 2],
    ['W34', 3],
  ])
  const { container } = render(<References path="/faq" sources={numbered} updatedOn="2026-11-16" />)
  const listed = Array.from(container.querySelectorAll('ol > li'), ({ id }) => id)
  expect(listed).toEqual(['ref-T8', 'ref-T1', 'ref-W34'])
})
