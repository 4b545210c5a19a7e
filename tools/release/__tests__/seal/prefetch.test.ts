import { fireEvent } from '@testing-library/react'
import { preconnectedOrigins, prefetchedPages } from '@/lib/site/prefetched'

const start = jest.fn()
const asked: string[] = []
const pathsAsked = () => asked.map(url => new URL(url, location.href).pathname)

const link = (name: string) => {
  const found = document.querySelector<HTMLAnchorElement>(`a[href="${name}"]`)
  if (!found) throw new Error(`There is no link to ${name}.`)
  return found
}

/** What a pointer that rests on a link, or the keyboard, makes of it. jsdom knows no :hover. */
function pointAt(element: Element, stays = true) {
  jest.spyOn(element, 'matches').mockReturnValue(stays)
  fireEvent.pointerOver(element)
}

async function load(path: string, loadEventEnd: number, now: number) {
  window.history.replaceState(null, '', path)
  class Visit {
    loadEventEnd = loadEventEnd
  }
  Object.assign(globalThis, { PerformanceNavigationTiming: Visit })
  performance.getEntriesByType = () => [new Visit() as unknown as PerformanceEntry]
  jest.spyOn(performance, 'now').mockReturnValue(now)
  await jest.isolateModulesAsync(async () => void (await import('@/tools/release/browser/prefetch')))
}

beforeAll(async () => {
  jest.useFakeTimers()
  Object.assign(globalThis, { prefetchedPages })
  Object.assign(window, { early: [new Map(), new Set(), new AbortController(), start] })
  window.fetch = async url => {
    asked.push(String(url))
    if (String(url).includes('faq')) throw new TypeError('Failed to fetch')
    return { text: async () => '' } as Response
  }
  document.body.innerHTML =
    '<a href="/prices">Prices</a><a href="/faq">FAQ</a><a href="/auth">Sign In</a><a href="#main">Skip</a><a href="https://portal.example">Portal</a>'
})
beforeEach(() => {
  asked.length = 0
  start.mockClear()
})

test('2 s after the load event the five pages are fetched, except the one that is open', async () => {
  await load('/about', 400, 1500)
  await jest.advanceTimersByTimeAsync(899)
  expect(asked).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(asked).toEqual([
    '/services',
    '/contact',
    '/services/testosterone-replacement-therapy-flower-mound-tx',
    '/services/medical-weight-loss-flower-mound-tx',
  ])
  expect(start).not.toHaveBeenCalled()
})

test('a pointer that rests on a link fetches its page, then hydrates', async () => {
  pointAt(link('/prices'))
  await jest.advanceTimersByTimeAsync(119)
  expect(asked).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(pathsAsked()).toEqual(['/prices'])
  expect(start).toHaveBeenCalledTimes(1)
})

test('a pointer that passes a link fetches nothing', async () => {
  pointAt(link('/prices'), false)
  await jest.advanceTimersByTimeAsync(500)
  expect(asked).toEqual([])
})

test('a touch fetches at once, because the click follows within a tenth of a second', async () => {
  fireEvent.pointerDown(link('/prices'))
  await jest.advanceTimersByTimeAsync(0)
  expect(pathsAsked()).toEqual(['/prices'])
})

test('focus fetches, too', async () => {
  jest.spyOn(link('/prices'), 'matches').mockReturnValue(true)
  fireEvent.focusIn(link('/prices'))
  await jest.advanceTimersByTimeAsync(120)
  expect(pathsAsked()).toEqual(['/prices'])
})

test('a page that fails to load hydrates the open one all the same', async () => {
  pointAt(link('/faq'))
  await jest.advanceTimersByTimeAsync(120)
  expect(start).toHaveBeenCalledTimes(1)
})

test('pages that no browser keeps, fragments and other sites are not fetched', async () => {
  for (const name of ['/auth', '#main', 'https://portal.example']) {
    pointAt(link(name))
    fireEvent.pointerDown(link(name))
  }
  await jest.advanceTimersByTimeAsync(500)
  expect(asked).toEqual([])
})

test('the two services share one connection when they share an origin', () => {
  expect(new Set(preconnectedOrigins).size).toBe(preconnectedOrigins.length)
  for (const origin of preconnectedOrigins) expect(new URL(origin).origin).toBe(origin)
})

test('a pointer that rests on a link before the file is there fetches its page at once', async () => {
  const query = jest.spyOn(document, 'querySelector').mockReturnValueOnce(link('/prices'))
  await load('/about', 400, 90_000)
  expect(query).toHaveBeenCalledWith('a:hover')
  await jest.advanceTimersByTimeAsync(0)
  expect(pathsAsked()).toContain('/prices')
})
