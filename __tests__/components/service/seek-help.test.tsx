import { render, screen } from '@testing-library/react'
import { SeekHelp } from '@/components/service/seek-help'
import { helpLines } from '@/content/facts/help-lines'

const signs = {
  emergency: 'chest pain.',
  emergencyRoom: 'fever after an injection.',
  sameDay: 'a swollen leg.',
}

test('the most urgent signs come first, and each has its place to go', () => {
  render(<SeekHelp signs={{ ...signs, soon: 'a lump.' }} sources={[]} />)
  expect(screen.getAllByText(/\.$/, { selector: 'p' }).map(line => line.textContent)).toEqual([
    'Call 911: chest pain.',
    'Emergency room, now: fever after an injection.',
    'The same day, call us or, when we are closed, go to urgent care: a swollen leg.',
    'This week, call us: a lump.',
  ])
})

test('a line without signs is left out', () => {
  const { container } = render(<SeekHelp signs={signs} sources={[]} />)
  expect(container).not.toHaveTextContent(helpLines.box.soon)
})

test('a reference stands at the line that it supports', () => {
  const source = { id: 'J5', number: 3, citation: 'A guideline.', url: 'https://doi.org/10.1093/x' }
  render(<SeekHelp signs={{ ...signs, sources: { emergencyRoom: ['J5'] } }} sources={[source]} />)
  const line = screen.getByText(/fever after an injection/).closest('p')
  expect(line).toContainElement(screen.getByRole('link', { name: 'Reference 3' }))
})
