/** How long a signed-in visitor has not touched the site, from a time in `localStorage`. Without storage nobody counts as idle. */

const key = 'signed-in-last-use'
const stepMs = 60_000

/** Milliseconds since the last use in this browser; 0 when it is unknown, or in the future because the clock was set back. */
export function idleMs(now = Date.now()): number {
  try {
    const last = Number(localStorage.getItem(key))
    return last > 0 ? Math.max(0, now - last) : 0
  } catch {
    return 0
  }
}

/** Written once a minute at most. */
export function markUse(now = Date.now()): void {
  try {
    const last = Number(localStorage.getItem(key))
    if (!(last > 0) || Math.abs(now - last) >= stepMs) localStorage.setItem(key, String(now))
  } catch {
    // Then nobody counts as idle.
  }
}

/** The next sign-in starts anew. */
export function forgetUse(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
