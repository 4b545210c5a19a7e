import { fireEvent, render, screen } from '@testing-library/react'
import { LayoutBehavior } from '@/components/layout/layout-behavior'

const mockPanel = { hidePopover: jest.fn() }
jest.mock('@/lib/popovers', () => ({ openPopovers: (which?: string) => (which ? [] : [mockPanel]) }))
jest.mock('next/navigation', () => ({ usePathname: () => '/faq' }))

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
      <LayoutBehavior />
    </>,
  )
}

test('a link to a question opens it, also when its name is encoded', () => {
  openAt('#o%C3%B9')
  expect(screen.getByText('Here.')).toHaveAttribute('open')
})

test('a fragment that is not encoded as it should be is taken as it stands, and the page stays', () => {
  openAt('#100%')
  expect(screen.getByText('Quite.')).toHaveAttribute('open')
})

test('a page that is left closes its menu, for the way back', () => {
  render(<LayoutBehavior />)
  expect(mockPanel.hidePopover).not.toHaveBeenCalled()
  fireEvent(window, new Event('pagehide'))
  expect(mockPanel.hidePopover).toHaveBeenCalled()
})
