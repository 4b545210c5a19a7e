import { render, screen } from '@testing-library/react'
import { createArticleKit } from '@/components/blog/article-kit'
import { CiteMarks } from '@/components/sections/cited'
import { nameOfSource } from '@/lib/site/references'

const url = 'https://doi.org/10.1/x'
const sources = [
  {
    id: 'T1',
    number: 1,
    url,
    citation: 'Snyder PJ, et al. Effects of testosterone. N Engl J Med 2016;374:611–624.',
  },
  { id: 'T2', number: 2, url, citation: 'FDA. Class-wide labeling changes. February 28, 2025.' },
]

test('the numbers behind a sentence are one link, named by their sources', () => {
  render(<CiteMarks ids={['T2', 'T1']} sources={sources} />)
  const link = screen.getByRole('link')
  expect(link).toHaveAccessibleName('Reference 1, 2: Snyder 2016; FDA 2025')
  expect(link).toHaveTextContent('1, 2')
  expect(link).toHaveAttribute('href', '#ref-T1')
})

test('a keyboard stops at a list’s references once', () => {
  render(
    <>
      <CiteMarks ids={['T1']} sources={sources} above={[]} />
      <CiteMarks ids={['T1']} sources={sources} above={['T1']} />
      <CiteMarks ids={['T1', 'T2']} sources={sources} above={['T1']} />
    </>,
  )
  expect(screen.getAllByRole('link').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, 0])
})

test('in an article, each reference finds the way back to its first number', () => {
  const { Cite } = createArticleKit(sources)
  const { container } = render(
    <>
      <Cite ids="T1" />
      <Cite ids="T1 T2" />
    </>,
  )
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(
    [...container.querySelectorAll('[id^="cite-"]')].map(({ id, textContent }) => [id, textContent]),
  ).toEqual([
    ['cite-T1', '1'],
    ['cite-T2', ', 2'],
  ])
})

test.each([
  ['Cadegiani FA, Kater CE. Adrenal fatigue does not exist. BMC Endocr Disord 2016;16:48.', 'Cadegiani 2016'],
  ['Fernández-García JC, et al. Half a dose, 2010 to 2015. Andrology 2022;10:1.', 'Fernández-García 2022'],
  ['American Academy of Dermatology. Acne scars: Self-care.', 'American Academy of Dermatology'],
  ['FTC v. Made Up. January 4, 2019.', 'FTC v. Made Up 2019'],
  ['FDA. Notice. 91 FR 21002, April 2026.', 'FDA 2026'],
])('%s is said as %s', (citation, name) => {
  expect(nameOfSource({ citation })).toBe(name)
})
