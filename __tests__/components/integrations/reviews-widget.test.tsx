import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { ReviewsWidget } from '@/components/integrations/reviews-widget'

const frame = () => document.querySelector('iframe')

function report(...messages: readonly unknown[]) {
  for (const data of messages)
    dispatchEvent(new MessageEvent('message', { data, source: frame()?.contentWindow ?? null }))
}

const widget = <ReviewsWidget start="entry" ground="dark" fallbackHref="/reviews" />
const link = () => screen.queryByRole('link', { name: /Read the reviews on Google/ })

test('a report is heard from the moment the frame is in the document', async () => {
  /** Runs in the commit that inserts the frame, before the browser runs anything else. */
  const inCommit = () => frame() && report('ready', 90)
  await act(async () =>
    render(
      <Profiler id="page" onRender={inCommit}>
        {widget}
      </Profiler>,
    ),
  )
  expect(frame()).toBeInTheDocument()
  expect(screen.queryByText(/Loading reviews…/)).not.toBeInTheDocument()
})

test('until the frame has content, words and a link are in its place', async () => {
  render(widget)
  for (const messages of [[], ['ready'], [0]]) {
    await act(async () => report(...messages))
    expect(frame()).toHaveAttribute('inert')
    expect(screen.getByText(/Loading reviews…/)).toBeVisible()
    expect(link()).toHaveAttribute('href', '/reviews')
  }
  await act(async () => report(90))
  expect(frame()).not.toHaveAttribute('inert')
  expect(link()).not.toBeInTheDocument()
})

test('a script that runs and shows nothing has failed after ten seconds', async () => {
  jest.useFakeTimers()
  render(widget)
  await act(async () => {
    report('ready', 0)
    jest.advanceTimersByTime(10_000)
  })
  jest.useRealTimers()
  expect(frame()).not.toBeInTheDocument()
  expect(screen.getByText(/did not answer/)).toBeVisible()
  expect(link()).toBeVisible()
})
