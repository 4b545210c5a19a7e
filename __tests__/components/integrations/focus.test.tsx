import { act, fireEvent, screen } from '@testing-library/react'
import { enhanced, showEverything } from '@/__tests__/support/enhance'
import { ContactForm } from '@/components/integrations/contact-form'
import { enhance as contactForm } from '@/components/integrations/contact-form.browser'
import { MapEmbed } from '@/components/integrations/map-embed'
import { enhance as openedFrame } from '@/components/integrations/opened-frame.browser'
import { ReviewsWidget } from '@/components/integrations/reviews-widget'
import { enhance as reviews } from '@/components/integrations/reviews-widget.browser'
import { VideoEmbed } from '@/components/integrations/video-embed'

/** Keyboard users continue from whatever replaced the button they pressed. */

let answer: () => Promise<unknown>

beforeEach(() => {
  answer = () => new Promise(() => undefined)
  globalThis.fetch = jest.fn(() => answer()) as never
})

const press = (name: RegExp) =>
  act(async () => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  })
const map = <MapEmbed src="/map" directionsUrl="/way" title="The map" button="Show the map" note="" />

test.each([
  ['map', map, /Show the map/],
  ['film', <VideoEmbed key="film" src="/video" title="The film" transcript={[]} />, /Play video/],
])('the %s receives the focus from the button that opened it', async (name, embed, button) => {
  enhanced(embed, { 'opened-frame': openedFrame })
  await press(button)
  expect(screen.getByTitle(`The ${name}`)).toHaveFocus()
})

test('the message about a failed service receives the focus from its frame', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  enhanced(map, { 'opened-frame': openedFrame })
  await press(/Show the map/)
  expect(screen.getByText(/did not answer/).parentElement).toHaveFocus()
})

test('the reviews receive the focus from the button that opened them', async () => {
  enhanced(<ReviewsWidget start="click" ground="card" fallbackHref="/reviews" />, { reviews: reviews })
  await act(async () => undefined)
  expect(screen.getByRole('button').parentElement).not.toHaveAttribute('tabindex')
  await press(/Show reviews/)
  expect(screen.getByTitle('Patient reviews').parentElement).toHaveFocus()
})

test('a frame that opens by itself does not receive the focus', async () => {
  showEverything()
  enhanced(
    <ContactForm src="/form" onItsWay="" title="Contact form" failed="">
      Call us.
    </ContactForm>,
    { 'contact-form': contactForm },
  )
  await act(async () => undefined)
  expect(screen.getByTitle('Contact form')).toBeInTheDocument()
  expect(document.body).toHaveFocus()
})
