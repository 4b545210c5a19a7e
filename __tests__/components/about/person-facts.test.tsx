import { render, screen } from '@testing-library/react'
import { PersonFacts } from '@/components/about/person-facts'
import { clinic } from '@/content/facts/clinic'

const person = clinic.people.provider

test('a sample profile shows no field that nobody has supplied', () => {
  render(<PersonFacts person={person} />)
  expect(screen.getByText('Clinic provider (sample profile)')).toBeInTheDocument()
  expect(screen.getAllByRole('term').map(term => term.textContent)).toEqual(['Languages: '])
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a real person has degree, license with where to look it up, and supervising physician', () => {
  render(
    <PersonFacts
      person={{
        ...person,
        sample: false,
        degree: 'MSN, FNP-C',
        license: { type: 'Nurse practitioner', number: '123', lookUpUrl: 'https://board.example/' },
        supervisingPhysician: { name: 'A Physician, MD', licenseNumber: 'X1' },
      }}
    />,
  )
  expect(screen.getAllByRole('definition').map(value => value.textContent)).toEqual([
    'MSN, FNP-C',
    'Nurse practitioner, number 123',
    'A Physician, MD, license X1',
    'English, Spanish, Portuguese',
  ])
  expect(screen.getByRole('link', { name: /Look up this license/ })).toHaveAttribute(
    'href',
    'https://board.example/',
  )
  expect(screen.queryByText(/sample profile/)).not.toBeInTheDocument()
})
