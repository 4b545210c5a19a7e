import { safeRedirect } from './safe-redirect'

/** Where the visitor wanted to go when he was asked to sign in; '/' when he came by himself. */
export function returnPath(): string {
  return safeRedirect(new URLSearchParams(location.search).get('next'))
}

/** An address of sign-in that leads on to `next` afterwards. */
export function withNext(path: string, next = returnPath()): string {
  return next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`
}
