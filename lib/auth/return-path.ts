import { routes } from '../routes'
import { localPath } from '../site/local-path'
import { safeRedirect } from './safe-redirect'

/** Path to return to after sign-in, without the language, from `next`; '/' by default. */
export function returnPath(): string {
  return safeRedirect(new URLSearchParams(location.search).get('next'))
}

/**
 * Where a page for members sends a visitor without a session; undefined for pages that are for everybody.
 * @param path without query and fragment.
 */
export function signInFirst(path: string): string | undefined {
  return path === routes.account ? withNext(routes.auth, path) : undefined
}

/** URL of an auth page, in its language, that returns to `next` afterwards. */
export function withNext(path: string, next = returnPath()): string {
  return localPath(next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`)
}
