/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/dom'

/** Runs a sandbox script as the page would: as a classic script with its own URL. */
function runScript(name: string) {
  const script = document.createElement('script')
  script.src = `http://localhost:4010/${name}`
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  new Function(readFileSync(join(__dirname, '..', 'partners', name), 'utf8'))()
}

test('the reviews script fills every placeholder and marks it ready', () => {
  document.body.innerHTML = '<div data-reviews-widget></div><div data-reviews-widget></div>'
  // `document.write` is meant for a document that is being parsed; here it would clear the document.
  const write = jest.spyOn(document, 'write').mockImplementation(() => undefined)
  runScript('reviews.js')
  expect(write).toHaveBeenCalledTimes(1)
  const places = [...document.querySelectorAll<HTMLElement>('[data-reviews-widget]')]
  expect(places.map(place => place.dataset.reviewsState)).toEqual(['ready', 'ready'])
  expect(places[0]?.textContent).toContain('Sandbox: reviews widget')
})

test.each([
  ['sizes its frame to the reported height', 'http://localhost:4010', 1800, '1800px', 'ready'],
  ['never makes the frame lower than 1469 px', 'http://localhost:4010', 200, '1469px', 'ready'],
  ['ignores messages from other origins', 'http://evil.example', 1800, '', undefined],
])('the contact form script %s', (_, origin, height, minHeight, state) => {
  document.body.innerHTML = '<iframe title="form" src="http://localhost:4010/contact-form"></iframe>'
  const form = screen.getByTitle<HTMLIFrameElement>('form')
  runScript('contact-form.js')
  const data = { type: 'contact-form:height', height }
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: form.contentWindow }))
  expect([form.style.minHeight, form.dataset.contactFormState]).toEqual([minHeight, state])
})
