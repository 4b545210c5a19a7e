import { fireEvent, render, screen } from '@testing-library/react'
import { SessionRecord } from '@/components/service/session-record'

const slot = { condition: 'Acne scarring', treatments: 1, alt: 'Acne scarring before and after 1 treatment' }

test('without files the record says what was treated, how often, and where photos are shown', () => {
  render(<SessionRecord items={[slot]} />)
  expect(screen.getByRole('heading', { name: 'Acne scarring' })).toBeInTheDocument()
  expect(
    screen.getByText(/After 1 treatment. Patient photos will be shown only with written consent./),
  ).toBeInTheDocument()
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
})

test('with two files the comparison moves by a native slider that says where it stands', () => {
  render(<SessionRecord items={[{ ...slot, before: '/photos/before.avif', after: '/photos/after.avif' }]} />)
  expect(screen.getByRole('img', { name: slot.alt })).toBeInTheDocument()
  const slider = screen.getByRole('slider', { name: 'Acne scarring, before and after' })
  expect(slider).toHaveAttribute('aria-valuetext', '50% before, 50% after')
  fireEvent.change(slider, { target: { value: '80' } })
  expect(slider).toHaveAttribute('aria-valuetext', '80% before, 20% after')
})
