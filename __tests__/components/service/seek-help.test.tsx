import { render, screen } from '@testing-library/react'
import { SeekHelp } from '@/components/service/seek-help'
import { helpLines } from '@/content/facts/help-lines'

const signs = {
  emergency: ['chest pain', 'fainting'],
  emergencyRoom: ['an erection of more than four hours'],
  sameDay: ['a swollen leg'],
}

test('a card for each urgency, the most urgent first, with its signs as a list', () => {
  const { container } = render(<SeekHelp signs={{ ...signs, soon: ['a lump'] }} sources={[]} />)
  const cards = [...container.querySelectorAll('.care')]
  expect(
    cards.map(card => [
      card.querySelector('h3')?.textContent,
      ...[...card.querySelectorAll('li')].map(sign => sign.textContent),
    ]),
  ).toEqual([
    ['Call 911:', 'chest pain', 'fainting'],
    ['Emergency room, now:', 'an erection of more than four hours'],
    ['The same day, call us or, when we are closed, go to urgent care:', 'a swollen leg'],
    ['This week, call us:', 'a lump'],
  ])
})

test('a level without signs has no card', () => {
  const { container } = render(<SeekHelp signs={signs} sources={[]} />)
  expect(container).not.toHaveTextContent(helpLines.box.soon)
})

test('a reference stands at the end of the list that it supports', () => {
  const source = { id: 'J5', number: 3, citation: 'A guideline.', url: 'https://doi.org/10.1093/x' }
  render(<SeekHelp signs={{ ...signs, sources: { emergencyRoom: ['J5'] } }} sources={[source]} />)
  const sign = screen.getByText(/an erection of more than four hours/)
  expect(sign).toContainElement(screen.getByRole('link', { name: 'Reference 3: A guideline' }))
})
