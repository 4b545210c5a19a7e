import '@testing-library/jest-dom'
import { format } from 'node:util'
import { configure } from '@testing-library/react'

// Rendering is slow while the auth tests run in parallel.
configure({ asyncUtilTimeout: 10_000 })

// Which languages are published is the owner's decision; the tests take every one that is written.
jest.mock('@/content/facts/languages', () => {
  const actual = jest.requireActual<typeof import('@/content/facts/languages')>('@/content/facts/languages')
  return { ...actual, languages: actual.writtenLanguages }
})

// Nor does a service that the owner has ended turn a test red: they take all of them.
jest.mock('@/lib/site/ended-services', () => ({ endedServices: {} }))

// jsdom lays nothing out, so no size ever changes. What depends on sizes is tested in the browser.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined

// React reports broken markup, missing keys and hydration trouble here, and nowhere else. A test that provokes an
// error on purpose replaces console.error itself.
const errors: string[] = []
console.error = (...parts: unknown[]) => {
  const message = format(...parts)
  // jsdom does not know this element; browsers do.
  if (!message.startsWith('The tag <search> is unrecognized')) errors.push(message)
}

function expectSilence() {
  const reported = errors.splice(0)
  if (reported.length > 0) throw new Error(`console.error was called:\n${reported.join('\n')}`)
}
afterEach(expectSilence)
// Hooks of a file may log after its last test.
afterAll(expectSilence)
