import { fireEvent, render, screen } from '@testing-library/react'
import { enhanceDocument } from '@/components/layout/layout.browser'

const mockPanel = { hidePopover: jest.fn() }
let mockMenu: readonly unknown[] = []
jest.mock('@/lib/browser/popovers', () => ({
  openPopovers: (which?: string) => (which === '#menu:popover-open' ? mockMenu : which ? [] : [mockPanel]),
}))

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
})

function openAt(fragment: string) {
  window.history.replaceState(null, '', `/faq${fragment}`)
  render(
    <>
      <details>
        <summary id="100%">How sure are you?</summary>
        Quite.
      </details>
      <details>
        <summary id="où">Where?</summary>
        Here.
      </details>
    </>,
  )
  enhanceDocument()
}

test('a link to a question opens it, also with an encoded fragment', () => {
  openAt('#o%C3%B9')
  expect(screen.getByText('Here.')).toHaveAttribute('open')
})

test('so does a link to another question of the same page', () => {
  openAt('')
  window.history.replaceState(null, '', '#o%C3%B9')
  fireEvent(window, new Event('hashchange'))
  expect(screen.getByText('Here.')).toHaveAttribute('open')
})

test('a malformed fragment is used as it is, without an error', () => {
  openAt('#100%')
  expect(screen.getByText('Quite.')).toHaveAttribute('open')
})

test('what is behind the menu is inert while it is open, and no longer; a hidden bar always is', () => {
  jest.useFakeTimers()
  render(
    <>
      <div id="menu">Menu</div>
      <main>Page</main>
      <div className="sticky-bar" data-hidden="true">
        Bar
      </div>
    </>,
  )
  enhanceDocument()
  for (const isOpen of [true, false]) {
    mockMenu = isOpen ? [{}] : []
    fireEvent(screen.getByText('Menu'), new Event('toggle'))
    jest.advanceTimersByTime(100)
    expect(screen.getByText('Page')).toHaveProperty('inert', isOpen)
    expect(screen.getByText('Bar')).toHaveProperty('inert', true)
  }
  jest.useRealTimers()
})

test('leaving a page closes its menu, so that it is closed after Back', () => {
  enhanceDocument()
  expect(mockPanel.hidePopover).not.toHaveBeenCalled()
  fireEvent(window, new Event('pagehide'))
  expect(mockPanel.hidePopover).toHaveBeenCalled()
})

test('a pressed question stays where it was when the open one above it closes', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation(frame => {
    frame(0)
    return 0
  })
  window.scrollBy = jest.fn()
  render(
    <details name="faq">
      <summary>How often?</summary>
    </details>,
  )
  enhanceDocument()
  const summary = screen.getByText('How often?')
  // Before and after the answer above, of 310 px, closes.
  const top = (y: number) => new DOMRect(0, y, 300, 48)
  jest.spyOn(summary, 'getBoundingClientRect').mockReturnValueOnce(top(400)).mockReturnValueOnce(top(90))
  fireEvent.click(summary)
  expect(window.scrollBy).toHaveBeenCalledWith({ top: -310, behavior: 'instant' })
})
