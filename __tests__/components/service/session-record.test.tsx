import { fireEvent, render, screen, within } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { enhance } from '@/components/integrations/compare-slider.browser'
import { SessionRecord } from '@/components/service/session-record'

const scars = { condition: 'Acne scarring', treatments: 1, alt: 'Acne scarring before and after 1 treatment' }
const face = { condition: 'Facial rejuvenation', treatments: 4, alt: 'Face before and after 4 treatments' }

test('one table lists conditions with their treatments, and when photos are shown', () => {
  render(<SessionRecord items={[scars, face]} />)
  const table = screen.getByRole('table', {
    name: /Patient photos will be shown only with written consent\./,
  })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(head => head.textContent),
  ).toEqual(['Condition', 'Treatments'])
  const row = within(table).getByRole('row', { name: /Facial rejuvenation/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['4'])
  expect(row.querySelectorAll('circle')).toHaveLength(4)
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
})

test('a pair of photos is compared with a native slider that has a value text', () => {
  enhanced(
    <SessionRecord
      items={[{ ...scars, before: '/photos/before.avif', after: '/photos/after.avif' }, face]}
    />,
    { compare: enhance },
  )
  expect(screen.getByRole('cell', { name: '1, photos below' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: scars.alt })).toBeInTheDocument()
  const slider = screen.getByRole('slider', { name: 'Acne scarring, before and after' })
  expect(slider).toHaveAttribute('aria-valuetext', '50% before, 50% after')
  fireEvent.input(slider, { target: { value: '80' } })
  expect(slider).toHaveAttribute('aria-valuetext', '80% before, 20% after')
})
