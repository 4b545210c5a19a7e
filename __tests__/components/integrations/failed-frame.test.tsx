import { act, fireEvent, screen } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { MapEmbed } from '@/components/integrations/map-embed'
import { enhance as openedFrame } from '@/components/integrations/opened-frame.browser'
import { showReviews } from '@/components/integrations/reviews-frame.browser'
import { ReviewsWidget } from '@/components/integrations/reviews-widget'
import { VideoEmbed } from '@/components/integrations/video-embed'

/** A blocked frame may load its browser's error page in the same moment in which the failure becomes known. */

let refuse: () => void

beforeEach(() => {
  globalThis.fetch = jest.fn(
    () =>
      new Promise((_, reject) => {
        refuse = () => reject(new TypeError('Failed to fetch'))
      }),
  ) as never
})

const frame = (title: string | RegExp) => screen.getByTitle<HTMLIFrameElement>(title)

const opened = [
  [
    'map',
    <MapEmbed key="map" src="/map" directionsUrl="/way" title="The map" button="Show it" note="" />,
    'The map',
    /Show it/,
    'Open directions instead',
  ],
  [
    'film',
    <VideoEmbed key="film" src="/video" title="The film" transcript={[]} />,
    'The film',
    /Play video/,
    'Open the video there',
  ],
] as const

test.each(opened)(
  'the %s: words stay when the error page loads after the failure',
  async (_, page, title, button, words) => {
    enhanced(page, { 'opened-frame': openedFrame })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: button })))
    const blocked = frame(title)
    // The service learns which site it is on, not which page.
    expect(blocked.referrerPolicy).toBe('strict-origin-when-cross-origin')
    await act(async () => {
      refuse()
      await Promise.resolve()
      fireEvent.load(blocked)
    })
    expect(screen.getByText(new RegExp(words))).toBeVisible()
  },
)

test.each(opened)(
  'the %s that hangs is replaced by words after 15 s, not before',
  async (_, page, title, button, words) => {
    jest.useFakeTimers()
    enhanced(page, { 'opened-frame': openedFrame })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: button })))
    act(() => jest.advanceTimersByTime(14_999))
    expect(frame(title)).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    jest.useRealTimers()
    expect(screen.queryByTitle(title)).toBeNull()
    expect(screen.getByText(new RegExp(words))).toBeVisible()
  },
)

test.each(opened)(
  'the %s that has loaded stays, however slow its page is',
  async (_, page, title, button) => {
    jest.useFakeTimers()
    enhanced(page, { 'opened-frame': openedFrame })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: button })))
    fireEvent.load(frame(title))
    act(() => jest.advanceTimersByTime(60_000))
    jest.useRealTimers()
    expect(frame(title)).toBeInTheDocument()
  },
)

test('the reviews: words stay when the frame reports `ready` after the failure', async () => {
  enhanced(<ReviewsWidget start="entry" ground="dark" fallbackHref="/reviews" />, { reviews: showReviews })
  await act(async () => undefined)
  const { contentWindow } = frame('Patient reviews')
  await act(async () => {
    for (const data of ['failed', 'ready'])
      dispatchEvent(new MessageEvent('message', { data, source: contentWindow }))
  })
  expect(screen.getByText(/did not answer/)).toBeVisible()
})
