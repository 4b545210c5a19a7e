import { render, screen, within } from '@testing-library/react'
import { Bars } from '@/components/blog/bars'
import { People } from '@/components/blog/people'
import { insertAfterThird } from '@/components/blog/split-body'

test('a bar can run from one value to another, on the scale of the others', () => {
  const { container } = render(
    <Bars
      unit="ng/dL"
      max={1000}
      rows={[
        { label: 'Cutoff', value: 300 },
        { label: 'Range', value: [264, 916] },
      ]}
    />,
  )
  const [cutoff, range] = container.querySelectorAll('rect')
  expect([cutoff?.getAttribute('x'), cutoff?.getAttribute('width')]).toEqual([null, '30'])
  expect([range?.getAttribute('x'), range?.getAttribute('width')]).toEqual(['26.4', '65.2'])
  expect(within(screen.getByRole('row', { name: /^Range/ })).getByText('264 to 916')).toBeVisible()
})

test('thousands are grouped, and the name of a trial in a note stays on one line', () => {
  render(
    <Bars unit="people" max={1000} rows={[{ label: 'Needed', value: 1000, note: 'ATTAIN-1, 72 weeks' }]} />,
  )
  expect(screen.getByText('1,000')).toBeVisible()
  expect(screen.getByText('ATTAIN-1')).toHaveClass('unbroken')
})

test('people are counted in words and drawn, and only the first figure of a page defines the drawing', () => {
  const rows = [{ label: 'Placebo', count: 2.4 }]
  const { container } = render(
    <>
      <People rows={rows} isFirst />
      <People rows={rows} isFirst={false} />
    </>,
  )
  expect(screen.getAllByText('2.4')).toHaveLength(2)
  expect(screen.getAllByText('of 100')).toHaveLength(2)
  expect(container.querySelectorAll('#men-all')).toHaveLength(1)
})

test('the stop is after the third section, before the heading of the fourth', () => {
  const headings = ['one', 'two', 'three', 'four', 'five']
  const body = (
    <>
      <p>Lead</p>
      {headings.map(heading => (
        <h2 key={heading}>{heading}</h2>
      ))}
    </>
  )
  const { container } = render(insertAfterThird(body, <aside>stop</aside>))
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    'Lead',
    'one',
    'two',
    'three',
    'stop',
    'four',
    'five',
  ])
})

test('a body of three sections has no stop', () => {
  const { container } = render(
    insertAfterThird(
      <>
        <h2>one</h2>
        <h2>two</h2>
        <h2>three</h2>
      </>,
      <aside>stop</aside>,
    ),
  )
  expect(container).toHaveTextContent('onetwothree')
})
