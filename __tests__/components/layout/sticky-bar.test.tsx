import { act, screen } from '@testing-library/react'
import { enhanced } from '@/__tests__/support/enhance'
import { CalculatorForm } from '@/components/calculator/calculator-form'
import { StickyBar } from '@/components/layout/sticky-bar'
import { enhance } from '@/components/layout/sticky-bar.browser'
import { calculator } from '@/content/calculator'
import * as ui from '@/content/ui/calculator'
import * as resultWords from '@/content/ui/calculator-words'
import { calculatorTexts } from '../../support/calculator'

jest.mock('next/navigation', () => ({ usePathname: () => '/resources/free-testosterone-calculator' }))

type Seen = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>

/** Elements that the page asked to be told about, and the function that tells it. jsdom lays nothing out. */
const watched: Element[] = []
let tell: (entries: Seen[]) => void = () => undefined
globalThis.IntersectionObserver = class {
  constructor(callback: (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => void) {
    tell = entries =>
      callback(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver)
  }
  observe = (element: Element) => void watched.push(element)
  disconnect = () => void watched.splice(0)
} as unknown as typeof IntersectionObserver

/** Scrolls an element into view, or out of it. The page hears of it only when it watches the element. */
const scroll = (target: Element, isIntersecting: boolean) =>
  act(() => watched.includes(target) && tell([{ target, isIntersecting }]))

function show() {
  enhanced(
    <>
      <main>
        <CalculatorForm
          texts={calculatorTexts(calculator, ui, resultWords)}
          served={{ icons: {} as never, bootMissing: null }}
          onAnswer={() => undefined}
        />
      </main>
      <StickyBar booked={null}>Call or book</StickyBar>
    </>,
    { 'sticky-bar': enhance },
  )
  return { bar: screen.getByText('Call or book'), form: screen.getByRole('form') }
}

test('the bar makes room for the calculator’s form while that is in view', () => {
  const { bar, form } = show()
  scroll(form, true)
  expect(bar).toHaveAttribute('data-hidden', 'true')
  expect(bar.inert).toBe(true)
  scroll(form, false)
  expect(bar).toHaveAttribute('data-hidden', 'false')
  expect(bar.inert).toBe(false)
})
