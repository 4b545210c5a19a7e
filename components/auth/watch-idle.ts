import type { Session } from '@supabase/auth-js'
import { idleMs, markUse } from '@/lib/auth/idle'

const checkEveryMs = 60_000
const hourMs = 3_600_000
const uses = ['pointerdown', 'keydown'] as const

/**
 * Calls when a signed-in visitor has not used the site for the time that the owner has set (`websiteAccount` in
 * content/facts/clinic.ts). A computer that slept notices on waking.
 * @param session the present one, which is renewed in the meantime
 * @returns a function that ends the watch
 */
export function watchIdle(idleHours: number, session: () => Session | null, onIdle: () => void): () => void {
  const end = new AbortController()
  const { signal } = end
  function isOver(): boolean {
    const present = session()
    if (signal.aborted || !present) return true
    if (idleMs(present) < idleHours * hourMs) return false
    stop()
    onIdle()
    return true
  }
  function use() {
    const present = session()
    if (!isOver() && present) markUse(present)
  }
  for (const kind of uses) addEventListener(kind, use, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && isOver(), {
    signal,
  })
  const timer = setInterval(isOver, checkEveryMs)
  function stop() {
    end.abort()
    clearInterval(timer)
  }
  // Coming back is no use, so it is checked before the first use is marked.
  use()
  return stop
}
