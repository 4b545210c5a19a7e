import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { ReviewsWidget } from '@/components/integrations/reviews-widget'

test('a report is heard from the moment the frame is in the document', async () => {
  const frame = () => document.querySelector('iframe')
  /** Runs in the commit that inserts the frame, before the browser runs anything else. */
  function report() {
    if (frame())
      dispatchEvent(new MessageEvent('message', { data: 'ready', source: frame()?.contentWindow ?? null }))
  }
  await act(async () =>
    render(
      <Profiler id="page" onRender={report}>
        <ReviewsWidget start="entry" ground="dark" fallbackHref="/reviews" />
      </Profiler>,
    ),
  )
  expect(frame()).toBeInTheDocument()
  expect(screen.queryByText('Loading reviews…')).not.toBeInTheDocument()
})
