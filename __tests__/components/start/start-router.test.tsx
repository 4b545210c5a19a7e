import { act, fireEvent, screen } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { enhance } from '@/components/start/start.browser'
import { StartSection } from '@/components/start/start-section'
import { city } from '@/content/facts/city'
import { start } from '@/content/ui/start'
import { articlePath } from '@/lib/routes'

const show = () => enhanced(<StartSection />, { start: enhance })

/** The component takes the place of the served questions with the first answer. */
const answer = (words: string) =>
  act(async () => {
    fireEvent.click(screen.getByLabelText(words))
    await new Promise(resolve => setTimeout(resolve, 20))
  })

/** Everything a browser would keep or send on. */
const kept = () => [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]

// First: the components of earlier tests would hear of the followed link, too.
test('each step comes into view whole, also the one that a link opens', async () => {
  const seen: (string | null | undefined)[] = []
  Element.prototype.scrollIntoView = function () {
    seen.push(this.querySelector('[data-current] h2, [data-heading="3"]')?.textContent)
  }
  location.hash = '#start-energy'
  show()
  await act(async () => void (await new Promise(resolve => setTimeout(resolve, 20))))
  await answer('No')
  await answer(`In ${city}`)
  expect(seen).toEqual([
    expect.stringContaining(start.questions.blood.title),
    expect.stringContaining(start.questions.place.title),
    expect.stringMatching(/^Read first/),
  ])
})

test('three answers lead to a card, and none of them is stored or sent', async () => {
  const asked = jest.fn()
  globalThis.fetch = asked
  navigator.sendBeacon = asked
  const before = kept()
  show()
  for (const words of ['Desire or erections', 'Yes, I have results', `In ${city}`]) {
    await answer(words)
    expect(kept()).toEqual(before)
  }
  expect(screen.getByRole('heading', { name: /^Read first/ })).toBeInTheDocument()
  expect(kept()).toEqual(before)
  expect(asked).not.toHaveBeenCalled()
})

test('the first answer is about erections, and leads to the article about them', async () => {
  show()
  for (const words of ['Desire or erections', 'No', `In ${city}`]) await answer(words)
  expect(screen.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    articlePath('erection-problems-causes-treatment'),
  )
  expect(screen.getByText(start.readings.desire.why)).toBeInTheDocument()
})

test.each([
  ['Hair, skin or scars', 'For PRP, blood is drawn at the treatment itself.'],
  ['Weight that will not come off', 'We order the tests that are missing.'],
])('%s without a blood test: the card says what is to be done about blood', async (symptom, words) => {
  show()
  for (const one of [symptom, 'No', `In ${city}`]) await answer(one)
  expect(document.querySelector('.start-card')).toHaveTextContent(words)
})
