import { render, screen } from '@testing-library/react'
import { Credentials } from '@/components/about/credentials'
import { PersonFacts } from '@/components/about/person-facts'
import { clinic } from '@/content/facts/clinic'
import { realProvider, sampleProvider, sampleReviewer } from '../../support/clinic'

jest.mock('@/content/facts/clinic', () => jest.requireActual('@/__tests__/support/clinic'))

const terms = () => screen.getAllByRole('term').map(term => term.textContent)
const values = () => screen.getAllByRole('definition').map(value => value.textContent)

test('a live build shows no fact that was not supplied', () => {
  render(<PersonFacts person={sampleProvider} />)
  expect(terms()).toEqual(['Visits held in'])
  expect(values()).toEqual(['EnglishEspañolPortuguês'])
  expect(screen.getByRole('link', { name: /How to look up a Texas license/ })).toHaveAttribute(
    'href',
    clinic.texasMedicalBoardLookUpUrl,
  )
})

test('a draft build lists what is to be published, in the order of the page', () => {
  render(<PersonFacts person={sampleProvider} draft />)
  expect(terms()).toEqual(['Licensed as', 'License', 'NPI', 'Supervised by', 'Visits held in'])
  expect(values().slice(0, 2)).toEqual([
    'to be published: degree and license type',
    'to be published: number',
  ])
})

test('a reviewer without credentials has no list', () => {
  render(<PersonFacts person={sampleReviewer} />)
  expect(screen.queryByRole('term')).not.toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

const unpublished = /^Degree, license and supervision are not published yet: ask us before you book, /

test('a sample is marked as such, with one sentence on what is missing, and a real person is not', () => {
  const { rerender } = render(<Credentials person={sampleProvider} draft={false} />)
  expect(screen.getByText('sample profile')).toBeInTheDocument()
  expect(screen.getByText('Reads your labs with you, line by line.')).toBeVisible()
  expect(screen.getByText(unpublished)).toBeVisible()
  expect(screen.getByRole('link', { name: clinic.phone.display })).toHaveAttribute('href', clinic.phone.href)
  expect(screen.queryByText(/to be published/)).not.toBeInTheDocument()
  rerender(<Credentials person={{ ...sampleProvider, sample: false }} draft={false} />)
  expect(screen.queryByText('sample profile')).not.toBeInTheDocument()
  expect(screen.queryByText(unpublished)).not.toBeInTheDocument()
})

test('a real person has degree, license with its lookup link, NPI and supervising physician', () => {
  render(<PersonFacts person={realProvider} />)
  expect(values().slice(0, 4)).toEqual([
    'MSN, FNP-C',
    'Nurse practitioner, number 123',
    '1234567893',
    'A Physician, MD, license X1',
  ])
  expect(screen.getByRole('link', { name: /Look up this license/ })).toHaveAttribute(
    'href',
    'https://board.example/',
  )
})
