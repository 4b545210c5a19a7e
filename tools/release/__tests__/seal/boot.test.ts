/** What starts hydration of a page that nobody touches: a fast line, unless the visitor saves data. */

type Line = { effectiveType: string; saveData: boolean } | undefined

function openOn(connection: Line) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  // Replaced by the build.
  const built = { staticFolder: '/_next/static/', sharedFiles: '', sharedStyles: '' }
  Object.assign(globalThis, {
    ...built,
    prefetchFile: 'prefetch.js',
    preconnectedOrigins: [],
    noticeUntil: 0,
  })
  delete document.documentElement.dataset.app
  jest.isolateModules(() => require('@/tools/release/browser/boot'))
  // Past the time in which a page waits for its visitor.
  jest.advanceTimersByTime(10_000)
}

const isHydrating = () => document.documentElement.dataset.app === 'loading'

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { requestIdleCallback: undefined })
})
afterEach(() => {
  // The listeners of a page that was not touched.
  const { early } = window as unknown as { early: [unknown, unknown, AbortController] }
  early[2].abort()
  jest.useRealTimers()
})

test.each<[string, boolean, Line]>([
  ['on a fast line', true, { effectiveType: '4g', saveData: false }],
  ['on a slow line', false, { effectiveType: '3g', saveData: false }],
  ['when the visitor saves data', false, { effectiveType: '4g', saveData: true }],
  ['in a browser that does not tell', false, undefined],
])('a page that nobody touches, %s: hydrates %s', (_, hydrates, connection) => {
  openOn(connection)
  expect(isHydrating()).toBe(hydrates)
})

test('when the visitor saves data, the first key starts hydration', () => {
  openOn({ effectiveType: '4g', saveData: true })
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  jest.advanceTimersByTime(100)
  expect(isHydrating()).toBe(true)
})
