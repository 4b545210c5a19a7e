import { fireEvent, render, screen } from '@testing-library/react'
import { StartRouter } from '@/components/start/start-router'
import { city } from '@/content/facts/city'
import { start } from '@/content/ui/start'
import { articlePath } from '@/lib/routes'

/** Everything a browser would keep or send on. */
const kept = () => [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]

test('three answers lead to a card, and none of them is stored or sent', () => {
  const asked = jest.fn()
  globalThis.fetch = asked
  navigator.sendBeacon = asked
  const before = kept()
  render(<StartRouter actions={null} />)
  for (const answer of ['Desire or erections', 'Yes, I have results', `In ${city}`]) {
    fireEvent.click(screen.getByLabelText(answer))
    expect(kept()).toEqual(before)
  }
  expect(screen.getByRole('heading', { name: /^Read first/ })).toBeInTheDocument()
  expect(kept()).toEqual(before)
  expect(asked).not.toHaveBeenCalled()
})

test('the first answer is about erections, and leads to the article about them', () => {
  render(<StartRouter actions={null} />)
  for (const answer of ['Desire or erections', 'No', `In ${city}`])
    fireEvent.click(screen.getByLabelText(answer))
  expect(screen.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    articlePath('erection-problems-causes-treatment'),
  )
  expect(screen.getByText(start.readings.desire.why)).toBeInTheDocument()
})

test('each step comes into view whole, also the one that a link opens', () => {
  const seen: (string | null | undefined)[] = []
  Element.prototype.scrollIntoView = function () {
    seen.push(this.querySelector('[data-current] h2, [data-heading="3"]')?.textContent)
  }
  location.hash = '#start-energy'
  render(<StartRouter actions={null} />)
  fireEvent.click(screen.getByLabelText('No'))
  fireEvent.click(screen.getByLabelText(`In ${city}`))
  expect(seen).toEqual([
    expect.stringContaining(start.questions.blood.title),
    expect.stringContaining(start.questions.place.title),
    expect.stringMatching(/^Read first/),
  ])
})
