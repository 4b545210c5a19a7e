import { act, screen } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { CalculatorForm } from '@/components/calculator/calculator-form'
import { StickyBar } from '@/components/layout/sticky-bar'
import { enhance } from '@/components/layout/sticky-bar.browser'
import { BookingButton } from '@/components/ui/buttons'
import { calculator } from '@/content/calculator'
import * as ui from '@/content/ui/calculator'
import * as resultWords from '@/content/ui/calculator-words'
import { calculatorTexts } from '../../support/calculator'

jest.mock('next/navigation', () => ({ usePathname: () => '/resources/free-testosterone-calculator' }))

type Seen = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>

type Place = 'below' | 'in view' | 'above'

/** What the page asked to be told about, each with the function that tells it. jsdom lays nothing out. */
const watched: { target: Element; reachesDown: boolean; tell: (entries: Seen[]) => void }[] = []
globalThis.IntersectionObserver = class {
  constructor(
    private callback: (entries: IntersectionObserverEntry[]) => void,
    private options?: IntersectionObserverInit,
  ) {}
  observe = (target: Element) =>
    void watched.push({
      target,
      reachesDown: /\d{5}px$/.test(this.options?.rootMargin ?? ''),
      tell: entries => this.callback(entries as IntersectionObserverEntry[]),
    })
} as unknown as typeof IntersectionObserver

/** Scrolls an element to a place. */
const scroll = (element: Element, place: Place) =>
  act(() => {
    for (const { target, reachesDown, tell } of watched)
      if (target === element)
        tell([{ target, isIntersecting: place === 'in view' || (reachesDown && place === 'below') }])
  })

beforeEach(() => watched.splice(0))

function show(booking = true) {
  enhanced(
    <>
      <main>
        <div hidden>
          <BookingButton>Hidden</BookingButton>
        </div>
        {booking ? <BookingButton>First</BookingButton> : null}
        <CalculatorForm
          texts={calculatorTexts(calculator, ui, resultWords)}
          served={{ icons: {} as never, bootMissing: null }}
          onAnswer={() => undefined}
        />
      </main>
      <StickyBar>Call or book</StickyBar>
    </>,
    { 'sticky-bar': enhance },
  )
  const first = booking ? screen.getByRole('link', { name: /First/ }) : document.body
  return { bar: screen.getByText('Call or book'), form: screen.getByRole('form'), first }
}

test('the bar comes when the first booking button has been scrolled past, and not before it was reached', () => {
  const { bar, first } = show()
  const isHidden = () => [bar.dataset.hidden, bar.inert]
  for (const [place, hidden] of [
    ['below', true],
    ['in view', true],
    ['above', false],
    ['in view', true],
  ] as const) {
    scroll(first, place)
    expect(isHidden()).toEqual([String(hidden), hidden])
  }
})

test('on a page without a booking button that shows there is no bar', () => {
  const { bar, form } = show(false)
  scroll(form, 'above')
  expect([bar.dataset.hidden, bar.inert]).toEqual(['true', true])
})

test('the bar makes room for the calculator’s form while that is in view', () => {
  const { bar, form, first } = show()
  scroll(first, 'above')
  scroll(form, 'in view')
  expect(bar).toHaveAttribute('data-hidden', 'true')
  expect(bar.inert).toBe(true)
  scroll(form, 'above')
  expect(bar).toHaveAttribute('data-hidden', 'false')
  expect(bar.inert).toBe(false)
})
