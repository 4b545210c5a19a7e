/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitFor } from '@testing-library/dom'

/** Runs a sandbox script as the page would: as a classic script with its own URL. */
function runScript(name: string) {
  const script = document.createElement('script')
  script.src = `http://localhost:4010/${name}`
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  new Function(readFileSync(join(__dirname, '..', 'partners', name), 'utf8'))()
}

function postFrom(source: Window | null, data: unknown, origin: string) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
}

describe('the reviews script', () => {
  it('fills every placeholder and marks it ready', () => {
    document.body.innerHTML = '<div data-reviews-widget></div><div data-reviews-widget></div>'
    // `document.write` is meant for a document that is being parsed; here it would clear the document.
    const write = jest.spyOn(document, 'write').mockImplementation(() => undefined)
    runScript('reviews.js')
    expect(write).toHaveBeenCalledTimes(1)
    const places = [...document.querySelectorAll('[data-reviews-widget]')]
    expect(places.map(place => place.getAttribute('data-reviews-state'))).toEqual(['ready', 'ready'])
    expect(places[0]?.textContent).toContain('Sandbox: reviews widget')
  })
})

describe('the contact form script', () => {
  function frame() {
    document.body.innerHTML = '<iframe title="form" src="http://localhost:4010/contact-form"></iframe>'
    const found = document.querySelector('iframe')
    if (!found) throw new Error('no frame')
    runScript('contact-form.js')
    return found
  }

  it('sizes its frame to the height that the frame reports', async () => {
    const form = frame()
    postFrom(form.contentWindow, { type: 'contact-form:height', height: 1800 }, 'http://localhost:4010')
    await waitFor(() => expect(form.dataset.contactFormState).toBe('ready'))
    expect(form.style.minHeight).toBe('1800px')
  })

  it('never makes the frame lower than 1469 px', () => {
    const form = frame()
    postFrom(form.contentWindow, { type: 'contact-form:height', height: 200 }, 'http://localhost:4010')
    expect(form.style.minHeight).toBe('1469px')
  })

  it('ignores messages from other origins', () => {
    const form = frame()
    postFrom(form.contentWindow, { type: 'contact-form:height', height: 1800 }, 'http://evil.example')
    expect(form.dataset.contactFormState).toBeUndefined()
  })
})
