import { act, screen } from '@testing-library/react'
import { enhanced, showEverything } from '@/__tests__/support/enhance'
import { ContactForm } from '@/components/integrations/contact-form'
import { enhance } from '@/components/integrations/contact-form.browser'
import { contactFormFrame } from '@/lib/security/contact-form-frame'

const provider = 'https://forms.example'
const form = (
  <ContactForm
    src={`${provider}/form`}
    title="Contact form"
    onItsWay="It is on its way."
    failed="The form did not load."
  >
    Call us.
  </ContactForm>
)

test('no form is asked for before a visitor comes near it', async () => {
  await act(async () => enhanced(form, { 'contact-form': enhance }))
  expect(document.querySelector('iframe')).toBeNull()
})

async function show() {
  showEverything()
  await act(async () => enhanced(form, { 'contact-form': enhance }))
}

let refuse: () => void
beforeEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
  globalThis.fetch = jest.fn(
    () =>
      new Promise((_, reject) => {
        refuse = () => reject(new TypeError('Failed to fetch'))
      }),
  ) as never
})

const formFrame = () => screen.getByTitle<HTMLIFrameElement>('Contact form')
function scriptFrame() {
  const found = document.querySelector<HTMLIFrameElement>('iframe[hidden]')
  if (!found) throw new Error('no frame for the script')
  return found
}

const from = (frame: HTMLIFrameElement, data: unknown, origin = 'null') =>
  act(async () => {
    dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }))
  })

/** Where the form is in a window of 768 px. */
function placeForm(top: number, height = 1469) {
  formFrame().getBoundingClientRect = () => ({ top, bottom: top + height }) as DOMRect
}

/** What a frame's window is sent. */
function sentTo(frame: HTMLIFrameElement) {
  if (!frame.contentWindow) throw new Error('no window')
  return jest.spyOn(frame.contentWindow, 'postMessage').mockImplementation(() => undefined)
}

test('the provider’s script runs in a hidden frame without the site’s origin', async () => {
  await show()
  expect(scriptFrame()).toHaveAttribute('sandbox', 'allow-scripts')
  expect(scriptFrame()).toHaveAttribute('src', '/contact-form-frame.html')
  expect(document.querySelector('script')).toBeNull()
})

test('the form keeps its own origin, and its messages reach the script, once it is there, and the other way', async () => {
  await show()
  expect(formFrame()).toHaveAttribute('src', `${provider}/form`)
  expect(formFrame()).not.toHaveAttribute('sandbox')
  const toScript = sentTo(scriptFrame())
  const toForm = sentTo(formFrame())
  await from(formFrame(), { height: 900 }, provider)
  expect(toScript).not.toHaveBeenCalled()
  await act(async () => scriptFrame().dispatchEvent(new Event('load')))
  expect(toScript.mock.calls).toEqual([[{ fromForm: { height: 900 } }, '*']])
  await from(formFrame(), { height: 950 }, provider)
  expect(toScript).toHaveBeenLastCalledWith({ fromForm: { height: 950 } }, '*')
  await from(scriptFrame(), { toForm: 'measure' })
  expect(toForm).toHaveBeenCalledWith('measure', provider)
})

test('messages of another origin or window are passed to nobody', async () => {
  await show()
  await act(async () => scriptFrame().dispatchEvent(new Event('load')))
  const toScript = sentTo(scriptFrame())
  const toForm = sentTo(formFrame())
  await from(formFrame(), { height: 900 }, 'https://elsewhere.example')
  await act(async () => {
    dispatchEvent(new MessageEvent('message', { data: { toForm: 'x' }, source: window }))
    dispatchEvent(new MessageEvent('message', { data: 300 }))
  })
  expect(toScript).not.toHaveBeenCalled()
  expect(toForm).not.toHaveBeenCalled()
  expect(formFrame()).not.toHaveAttribute('height')
})

test('the form follows the height that the script gives it, lower or higher, where nothing in view moves', async () => {
  await show()
  placeForm(900)
  for (const height of [820, 1800]) {
    await from(scriptFrame(), height)
    expect(formFrame()).toHaveAttribute('height', String(height))
  }
  await from(scriptFrame(), Number.NaN)
  expect(formFrame()).toHaveAttribute('height', '1800')
  await from(scriptFrame(), 1e6)
  expect(formFrame()).toHaveAttribute('height', '4000')
})

test('it does not shrink while that would move the text below into view', async () => {
  await show()
  placeForm(100)
  await from(scriptFrame(), 500)
  expect(formFrame()).not.toHaveAttribute('height')
  placeForm(700)
  await act(async () => dispatchEvent(new Event('scroll')))
  expect(formFrame()).toHaveAttribute('height', '500')
})

test('while the form loads, words and a drawn sheet stand in its box, and leave when it is there', async () => {
  await show()
  const sheet = () => document.querySelector('.form-outline')
  expect(screen.getByText(/It is on its way/)).toHaveTextContent('Call us.')
  expect(sheet()).toHaveAttribute('aria-hidden', 'true')
  await act(async () => formFrame().dispatchEvent(new Event('load')))
  expect(screen.getByText(/It is on its way/)).not.toBeVisible()
  expect(sheet()).not.toBeVisible()
})

test('a form that cannot be reached leaves words, also when its error page loads afterwards', async () => {
  await show()
  const blocked = formFrame()
  await act(async () => {
    refuse()
    await Promise.resolve()
    blocked.dispatchEvent(new Event('load'))
  })
  expect(screen.getByText(/The form did not load/, { ignore: 'noscript' })).toHaveTextContent('Call us.')
})

describe('the script’s document', () => {
  const tell = jest.fn()
  const page = { postMessage: tell }

  let standIn: HTMLIFrameElement

  // Once: its listener belongs to the window. The document's own script comes before the provider's.
  beforeAll(() => {
    const own = new DOMParser().parseFromString(contactFormFrame, 'text/html')
    document.body.innerHTML = own.querySelector('iframe')?.outerHTML ?? ''
    const code = own.querySelector('body script:not([src])')?.textContent ?? ''
    new Function('parent', code)(page)
    const found = document.querySelector('iframe')
    if (!found) throw new Error('no stand-in')
    standIn = found
  })

  it('has a stand-in with the form’s address that does not load the form', () => {
    expect(standIn.src).toBe('http://localhost:4010/contact-form')
    expect(standIn).toHaveAttribute('srcdoc', expect.stringContaining('toForm'))
  })

  it('gives the script the form’s messages as if they came from its frame', () => {
    const heard = jest.fn()
    addEventListener('message', ({ data, origin, source }) =>
      heard(data, origin, source === standIn.contentWindow),
    )
    const message = new MessageEvent('message', { data: { fromForm: { height: 900 } } })
    Object.defineProperty(message, 'source', { value: page })
    dispatchEvent(message)
    expect(heard.mock.calls).toEqual([[{ height: 900 }, 'http://localhost:4010', true]])
  })

  it.each(['height', 'minHeight'] as const)('reports the %s that the script sets', async property => {
    tell.mockReset()
    standIn.removeAttribute('style')
    standIn.style[property] = '820px'
    await Promise.resolve()
    expect(tell).toHaveBeenLastCalledWith(820, '*')
  })
})
