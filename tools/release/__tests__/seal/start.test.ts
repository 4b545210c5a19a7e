/** The script of a page without hydration. jsdom imports no module by its address, so loading them fails here. */

const hour = 3_600_000

function open(noticeUntil = 0) {
  // Replaced by the build.
  Object.assign(globalThis, {
    staticFolder: '/_next/static/',
    modulesFile: 'modules.js',
    prefetchFile: 'prefetch.js',
    sharedStyles: 'all.css',
    preconnectedOrigins: ['https://early.example'],
    noticeUntil,
  })
  delete document.documentElement.dataset.notice
  jest.isolateModules(() => require('@/tools/release/browser/start'))
}

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
  document.body.innerHTML = `
    <button type="button">Open all</button>
    <form action="/search"><input name="q"><button type="submit">Search</button></form>
    <a href="/search" aria-keyshortcuts="Control+K">Search</a>`
})
afterEach(() => jest.useRealTimers())

const sheet = () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
const send = (selector: string, event: Event) => document.querySelector(selector)?.dispatchEvent(event)

test('a press waits for the modules, once per control; a form is sent as it is', async () => {
  open()
  const pressed = jest.fn()
  document.querySelector('button')?.addEventListener('click', pressed)
  const first = new MouseEvent('click', { bubbles: true, cancelable: true })
  send('button', first)
  send('button', new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(first.defaultPrevented).toBe(true)
  expect(pressed).not.toHaveBeenCalled()
  const sent = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('form')?.addEventListener('submit', event => event.preventDefault())
  send('[type="submit"]', sent)
  expect(sent.defaultPrevented).toBe(false)
  // The last attempt fails: the press is passed on all the same.
  await jest.advanceTimersByTimeAsync(5000)
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(document.documentElement.dataset.app).toBe('failed')
})

test('the same page in another language opens at this place', () => {
  open()
  history.replaceState(null, '', '/faq?q=cost#insurance')
  document.body.innerHTML = '<a rel="alternate" href="/es/faq">Español</a><a href="/about">About</a>'
  const links = [...document.querySelectorAll('a')]
  for (const link of links) {
    link.addEventListener('click', event => event.preventDefault())
    link.click()
  }
  expect(links.map(({ pathname, search, hash }) => pathname + search + hash)).toEqual([
    '/es/faq?q=cost#insurance',
    '/about',
  ])
})

test('the stylesheet comes for print with the first input, and for the screen when a control is used', async () => {
  open()
  expect(sheet()).toBeNull()
  send('body', new MouseEvent('pointerover', { bubbles: true }))
  await jest.advanceTimersByTimeAsync(50)
  expect(sheet()?.media).toBe('print')
  send('button', new MouseEvent('pointerdown', { bubbles: true }))
  await jest.advanceTimersByTimeAsync(50)
  // A change of the first one's medium would make Chromium pick the fonts again.
  sheet()?.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(0)
  const media = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
    link => link.media,
  )
  expect(media).toContain('all')
  expect(sheet()?.media).toBe('print')
})

test.each([
  ['on any line', 1, undefined],
  ['on a fast line', 1, { effectiveType: '4g', saveData: false }],
  ['on a very slow line', 0, { effectiveType: 'slow-2g', saveData: false }],
  ['when the visitor saves data', 0, { effectiveType: '4g', saveData: true }],
])('%s, %i connections are opened early', async (_, connections, connection) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  open()
  await jest.advanceTimersByTimeAsync(50)
  expect(document.querySelectorAll('link[rel="preconnect"]')).toHaveLength(connections)
})

test('a notice shows until its end, also on a page that stays open', () => {
  const { dataset } = document.documentElement
  open(Date.now() + hour)
  expect(dataset.notice).toBe('')
  jest.advanceTimersByTime(hour)
  expect(dataset.notice).toBe('over')
})

test('without a notice nothing marks the page', () => {
  open()
  expect(document.documentElement.dataset.notice).toBeUndefined()
})
