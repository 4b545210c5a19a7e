import { render, screen } from '@testing-library/react'
import { FaqList } from '@/components/sections/faq-list'

const question = (id: string) => ({ id, question: `What about ${id}?`, answer: [`About ${id}.`] })

test('the questions of a list are one group, of which the browser opens one at a time', () => {
  render(
    <>
      <FaqList name="visits" items={[question('parking'), question('labs')]} />
      <FaqList name="prices" items={[question('refunds')]} />
    </>,
  )
  // An accordion is the `name` that its <details> share; jsdom does not close the others.
  const groups = screen.getAllByRole('group').map(fold => fold.getAttribute('name'))
  expect(groups).toEqual(['visits', 'visits', 'prices'])
})

test('an answer is open on arrival only in a list that starts with one', () => {
  render(
    <>
      <FaqList name="faq" startsOpen items={[question('parking'), question('labs')]} />
      <FaqList name="faq" items={[question('refunds')]} />
    </>,
  )
  const open = screen.getAllByRole('group').map(fold => fold.hasAttribute('open'))
  expect(open).toEqual([true, false, false])
  expect(screen.getByText('About parking.')).toBeVisible()
})
