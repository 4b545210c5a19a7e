import { render, screen } from '@testing-library/react'
import { createArticleKit } from '@/components/blog/article-kit'

test.each([
  [1, 'Before and after 1 treatment.'],
  [3, 'Before and after 3 treatments.'],
])('a session record of %i has the right plural', (treatments, words) => {
  const { BeforeAfter } = createArticleKit([])
  render(<BeforeAfter condition="Hair restoration" treatments={treatments} />)
  expect(screen.getByText(text => text.startsWith(`${words} `))).toBeInTheDocument()
})
