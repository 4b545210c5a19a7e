/**
 * Loads after the page, unless the visitor saves data or is on 2G. Fetches pages before their links are followed: the
 * page of a link that the visitor points at, and five pages 2 s after load (decision 61).
 */

// A module, whose names are its own.
export {}

/** Replaced at build time. */
declare const prefetchedPages: readonly string[]

/** Hydrates the page; absent where nothing does. */
const start = window.early?.[3]
const delayMs = 2000
/** To tell a pointer that rests on a link from one that passes it. */
const restMs = 120

/**
 * Puts a page into the browser's cache, where the navigation finds it. Not by <link rel="prefetch">: Safari does not
 * support it, and Firefox checks it against `default-src`, which allows nothing.
 */
async function prefetch(page: string) {
  try {
    const answer = await fetch(page, { priority: 'low' })
    await answer.text()
  } catch {
    // Offline: the navigation will say so.
  }
}

/** The page of the link comes before the hydration files, because it is needed first. */
function prefetchLink(element: EventTarget | null, waitMs: number) {
  const link =
    element instanceof Element ? element.closest<HTMLAnchorElement>('a[href^="/"]:not([target])') : null
  if (!link) return
  // A browser may not keep these (lib/security/headers.ts), and no page needs the files.
  if (/\/(auth|account)$|\./.test(link.pathname)) return start?.()
  setTimeout(async () => {
    if (waitMs > 0 && !link.matches(':hover, :focus')) return
    await prefetch(link.href)
    start?.()
  }, waitMs)
}

addEventListener('pointerover', ({ target }) => prefetchLink(target, restMs), true)
addEventListener('focusin', ({ target }) => prefetchLink(target, restMs), true)
// A tap lasts less than a rest.
addEventListener('pointerdown', ({ target }) => prefetchLink(target, 0), true)
// The pointer may have come to rest before this file was here.
prefetchLink(document.querySelector('a:hover'), 0)

/** One after another: HTTP/1.1 has six connections, and a click must not wait. */
async function prefetchEarlyPages() {
  for (const page of prefetchedPages) if (page !== location.pathname) await prefetch(page)
}

const [visit] = performance.getEntriesByType('navigation')
const loadedAt = (visit instanceof PerformanceNavigationTiming && visit.loadEventEnd) || performance.now()
setTimeout(prefetchEarlyPages, loadedAt + delayMs - performance.now())
