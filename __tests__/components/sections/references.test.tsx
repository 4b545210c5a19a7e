import { render, screen } from '@testing-library/react'
import { References } from '@/components/sections/references'

const reviewLine = () => screen.getByText(/^Reviewed by/).textContent

test('a text changed after its review shows that, and keeps the review date', () => {
  render(<References sources={[]} reviewedOn="2026-11-16" updatedOn="2026-11-24" />)
  expect(reviewLine()).toBe(
    'Reviewed by Morgan Ellis, medical reviewer (sample profile), on November 16, 2026. Text changed on November 24, 2026, after the review.',
  )
})

test('a text unchanged since its review mentions no change', () => {
  render(<References sources={[]} reviewedOn="2026-11-16" updatedOn="2026-11-16" nextReviewOn="2027-05-16" />)
  expect(reviewLine()).toBe(
    'Reviewed by Morgan Ellis, medical reviewer (sample profile), on November 16, 2026. Next review due May 16, 2027.',
  )
})
