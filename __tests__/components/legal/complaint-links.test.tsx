import { render, screen } from '@testing-library/react'
import { ComplaintLinks } from '@/components/legal/complaint-links'
import { recordsAndComplaints } from '@/content/legal/records-and-complaints'

const { links } = recordsAndComplaints

test('without the Board’s text, links lead to it in both languages', () => {
  render(<ComplaintLinks {...links} notice={{ english: null, spanish: null }} />)
  expect(screen.queryByRole('blockquote')).not.toBeInTheDocument()
  expect(screen.getByText(links.spanishLink)).toHaveAttribute('lang', 'es')
  for (const name of [links.noticeLink, links.spanishLink]) {
    expect(screen.getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
      'href',
      'https://www.tmb.texas.gov/resources/for-applicants-and-licensees/required-notices',
    )
  }
})

test('the Board’s text is shown unaltered, each version marked with its language', () => {
  const notice = { english: 'LINE ONE\nLine  two', spanish: 'UNO\nDos' }
  render(<ComplaintLinks {...links} notice={notice} />)
  const [english, spanish] = screen.getAllByRole('blockquote')
  expect(english?.textContent).toBe(notice.english)
  expect(english).not.toHaveAttribute('lang')
  expect(spanish?.textContent).toBe(notice.spanish)
  expect(spanish).toHaveAttribute('lang', 'es')
})
