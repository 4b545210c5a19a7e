import { render, screen } from '@testing-library/react'
import { References } from '@/components/sections/references'
import { RowTitle } from '@/components/service/row-title'
import { sources } from '@/content/sources'

jest.mock('@/content/facts/language', () => {
  const { language } = jest.requireActual('@/content/facts/language')
  return { language: { ...language, code: 'es', tag: 'es-US', base: '/es' } }
})

test('on a translated page the title of a reference is marked as English, and the words beside it are not', () => {
  const source = { ...sources.T1, id: 'T1', number: 1 }
  render(<References path="/about" sources={[source]} reviewedOn="2026-11-16" updatedOn="2026-11-16" />)
  const english = screen.getByRole('link').querySelector('[lang="en"]')
  expect(english).toHaveTextContent(source.citation)
  expect(english).not.toHaveTextContent('new tab')
})

test('on a translated page the name of the first visit is marked as English', () => {
  render(<RowTitle name="Discovery Experience inicial" />)
  expect(screen.getByRole('heading')).toHaveTextContent('Discovery Experience inicial')
  expect(screen.getByText('Discovery Experience')).toHaveAttribute('lang', 'en')
})
