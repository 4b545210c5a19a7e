import { act, fireEvent, screen } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { ReviewsWidget } from '@/components/integrations/reviews-widget'
import { enhance } from '@/components/integrations/reviews-widget.browser'

let mockLost = false
jest.mock('@/components/integrations/reviews-frame.browser', () => {
  if (mockLost) throw new Error('Failed to load chunk')
  return jest.requireActual('@/components/integrations/reviews-frame.browser')
})

const frame = () => document.querySelector('iframe')

function report(...messages: readonly unknown[]) {
  for (const data of messages)
    dispatchEvent(new MessageEvent('message', { data, source: frame()?.contentWindow ?? null }))
}

const open = () =>
  act(async () =>
    enhanced(<ReviewsWidget start="entry" ground="dark" meanwhile="skeleton" fallbackHref="/reviews" />, {
      reviews: enhance,
    }),
  )
async function show() {
  await open()
  await act(async () => fireEvent.pointerOver(document.body))
}
const link = () => screen.queryByRole('link', { name: /Read the reviews on Google/ })

test('no outside service is asked before the first input', async () => {
  await open()
  expect(frame()).toBeNull()
  await act(async () => fireEvent.scroll(document.body))
  expect(frame()).toBeInTheDocument()
})

test('until the frame has content, words and a link are in its place', async () => {
  await show()
  for (const messages of [[], ['ready'], [0]]) {
    await act(async () => report(...messages))
    expect(frame()).toHaveProperty('inert', true)
    expect(screen.getByText(/Loading reviews…/)).toBeVisible()
    expect(screen.getByText('skeleton')).toBeVisible()
    expect(link()).toHaveAttribute('href', '/reviews')
  }
  await act(async () => report(90))
  expect(frame()).toHaveProperty('inert', false)
  expect(link()).toBeNull()
})

test('a script that runs and shows nothing has failed after ten seconds', async () => {
  jest.useFakeTimers()
  await show()
  await act(async () => {
    report('ready', 0)
    jest.advanceTimersByTime(10_000)
  })
  jest.useRealTimers()
  expect(frame()).not.toBeInTheDocument()
  expect(screen.getByText(/did not answer/)).toBeVisible()
  expect(screen.getByText('skeleton')).not.toBeVisible()
  expect(link()).toBeVisible()
})

test('where the code for them is lost, a link takes their place, and the button asks again', async () => {
  jest.resetModules()
  mockLost = true
  await act(async () =>
    enhanced(<ReviewsWidget start="click" ground="dark" fallbackHref="/reviews" />, { reviews: enhance }),
  )
  const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show reviews' })))
  expect(screen.getByText(/Read the reviews on Google/)).not.toBeVisible()
  await press()
  expect(link()).toBeVisible()
  mockLost = false
  await press()
  expect(frame()).toBeInTheDocument()
})
