import { routes } from '../routes'
import { localPath } from '../site/local-path'
import { safeRedirect } from './safe-redirect'

/** Path to return to after sign-in, without the language, from `next`; '/' by default. */
export function returnPath(): string {
  return safeRedirect(new URLSearchParams(location.search).get('next'))
}

/**
 * Where a members-only page redirects a visitor without a session; undefined for public pages.
 * @param path without query and fragment.
 */
export function signInFirst(path: string): string | undefined {
  return path === routes.account ? withNext(routes.auth, path) : undefined
}

/** URL of an auth page, in its language, that returns to `next` afterwards. */
export function withNext(path: string, next = returnPath()): string {
  return localPath(next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`)
}
