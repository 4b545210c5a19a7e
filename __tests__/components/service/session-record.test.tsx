import { fireEvent, render, screen, within } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { enhance } from '@/components/integrations/compare-slider.browser'
import { SessionRecord } from '@/components/service/session-record'

const scars = { condition: 'Acne scarring', treatments: 1, alt: 'Acne scarring before and after 1 treatment' }
const face = { condition: 'Facial rejuvenation', treatments: 4, alt: 'Face before and after 4 treatments' }

test('a card for each condition says and draws when its photos are taken, and when photos are shown', () => {
  render(<SessionRecord items={[scars, face]} />)
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) throw new Error('A card is missing')
  expect(within(first).getByText('after 1 treatment')).toBeInTheDocument()
  expect(first.querySelectorAll('circle')).toHaveLength(1)
  expect(within(second).getByRole('heading', { name: 'Facial rejuvenation' })).toBeInTheDocument()
  expect(within(second).getByText('after 4 treatments')).toBeInTheDocument()
  expect(second.querySelectorAll('circle')).toHaveLength(4)
  expect(
    screen.getByText(/^Treatments are 4 to 6 weeks apart\. .* only with written consent\.$/),
  ).toBeInTheDocument()
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
})

test('a pair of photos is compared with a native slider that has a value text', () => {
  enhanced(
    <SessionRecord
      items={[{ ...scars, before: '/photos/before.avif', after: '/photos/after.avif' }, face]}
    />,
    { compare: enhance },
  )
  const [first] = screen.getAllByRole('listitem')
  expect(first?.querySelector('circle')).toBeNull()
  expect(screen.getByRole('img', { name: scars.alt })).toBeInTheDocument()
  const slider = screen.getByRole('slider', { name: 'Acne scarring, before and after' })
  expect(slider).toHaveAttribute('aria-valuetext', '50% before, 50% after')
  fireEvent.input(slider, { target: { value: '80' } })
  expect(slider).toHaveAttribute('aria-valuetext', '80% before, 20% after')
})
