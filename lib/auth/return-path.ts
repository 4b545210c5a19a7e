import { safeRedirect } from './safe-redirect'

/** Path to return to after sign-in, from `next`; '/' by default. */
export function returnPath(): string {
  return safeRedirect(new URLSearchParams(location.search).get('next'))
}

/** URL of an auth page that returns to `next` afterwards. */
export function withNext(path: string, next = returnPath()): string {
  return next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`
}
