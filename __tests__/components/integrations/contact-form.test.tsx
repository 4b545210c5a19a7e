import { act, render, screen } from '@testing-library/react'
import { ContactForm } from '@/components/integrations/contact-form'
import { contactFormFrame } from '@/lib/security/contact-form-frame'

const form = (
  <ContactForm title="Contact form" failed="The form did not load.">
    Call us.
  </ContactForm>
)
const frame = () => screen.getByTitle<HTMLIFrameElement>('Contact form')

async function report(...messages: unknown[]) {
  const { contentWindow } = frame()
  await act(async () => {
    for (const data of messages) dispatchEvent(new MessageEvent('message', { data, source: contentWindow }))
  })
}

/** Where the frame is in a window of 768 px. */
function placeFrame(top: number, height = 1469) {
  frame().getBoundingClientRect = () => ({ top, bottom: top + height }) as DOMRect
}

test('the form and its provider’s script run in a frame without the site’s origin', async () => {
  render(form)
  expect(frame()).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  expect(frame()).toHaveAttribute('src', '/contact-form-frame.html#en-US,Contact%20form')
  expect(document.querySelector('script')).toBeNull()
})

test('the form is removed with the page', () => {
  const { unmount } = render(form)
  unmount()
  expect(document.querySelector('iframe, script')).toBeNull()
})

test('the frame follows a height that the script reports, lower or higher, where nothing in view moves', async () => {
  render(form)
  placeFrame(900)
  await report(1469, 'ready')
  expect(frame()).toHaveAttribute('height', '1469')
  await report(820)
  expect(frame()).toHaveAttribute('height', '820')
  await report(1800)
  expect(frame()).toHaveAttribute('height', '1800')
})

test('it does not shrink while that would move the text below into view', async () => {
  render(form)
  placeFrame(100)
  await report('ready', 500)
  expect(frame()).not.toHaveAttribute('height')
  placeFrame(700)
  await act(async () => dispatchEvent(new Event('scroll')))
  expect(frame()).toHaveAttribute('height', '500')
})

test('a form that cannot be reached leaves words, also when its error page loads afterwards', async () => {
  render(form)
  await report('failed', 'ready')
  expect(screen.getByText(/The form did not load/)).toHaveTextContent('Call us.')
  expect(document.querySelector('iframe')).toBeNull()
})

test('a form that does not answer within 15 s leaves words', () => {
  jest.useFakeTimers()
  render(form)
  act(() => void jest.advanceTimersByTime(14_999))
  expect(screen.queryByText(/The form did not load/)).toBeNull()
  act(() => void jest.advanceTimersByTime(1))
  expect(screen.getByText(/The form did not load/)).toBeInTheDocument()
  jest.useRealTimers()
})

describe('the document in the frame', () => {
  const tell = jest.fn()
  let refuse: () => void

  /** Runs the document's own inline script, as the browser does after the form's frame. */
  function open(fragment: string) {
    const own = new DOMParser().parseFromString(contactFormFrame, 'text/html')
    document.body.innerHTML = own.querySelector('iframe')?.outerHTML ?? ''
    const code = own.querySelector('body script:not([src])')?.textContent ?? ''
    const asked = jest.fn(
      () =>
        new Promise((_, reject) => {
          refuse = () => reject(new TypeError('Failed to fetch'))
        }),
    )
    new Function('parent', 'location', 'fetch', code)({ postMessage: tell }, { hash: fragment }, asked)
    return document.querySelector('iframe')
  }

  beforeEach(() => tell.mockReset())

  it('names the form in the page’s language', () => {
    expect(open('#es-US,Formulario%20de%20contacto')).toHaveAttribute('title', 'Formulario de contacto')
    expect(document.documentElement).toHaveAttribute('lang', 'es-US')
  })

  it('reports that the form has loaded, and that its service cannot be reached', async () => {
    open('#en-US,Contact%20form')?.dispatchEvent(new Event('load'))
    expect(tell).toHaveBeenLastCalledWith('ready', '*')
    refuse()
    await Promise.resolve()
    await Promise.resolve()
    expect(tell).toHaveBeenLastCalledWith('failed', '*')
  })
})
