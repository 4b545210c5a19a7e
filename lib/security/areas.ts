import { filmPaths, routes } from '../routes'

/**
 * Areas: which outside services a page may use (lib/addresses/outside-services.ts).
 *
 * - `private`: passwords, lab values, what a visitor keeps or sends to him; these pages may write to the clipboard.
 * - `open`: every page that is not listed here.
 */
export const areaPages = [
  { area: 'private', page: routes.auth, andBelow: true },
  { area: 'private', page: routes.account, andBelow: true },
  { area: 'private', page: routes.calculator, andBelow: true },
  { area: 'private', page: routes.onThisDevice, andBelow: false },
  { area: 'private', page: routes.bookForHim, andBelow: false },
  { area: 'contact', page: routes.contact, andBelow: false },
  ...filmPaths.map(page => ({ area: 'video', page, andBelow: false }) as const),
] as const

export type Area = (typeof areaPages)[number]['area'] | 'open'

const isAtOrBelow = (path: string, page: string) => path === page || path.startsWith(`${page}/`)

/** @param path without query and fragment. */
export function areaOf(path: string): Area {
  const entry = areaPages.find(({ page, andBelow }) => (andBelow ? isAtOrBelow(path, page) : path === page))
  return entry?.area ?? 'open'
}

/**
 * Pages that hydrate: the calculator, accounts, and what is kept on this device. On all others small modules enhance the served
 * markup (docs/decisions/light-pages.md).
 */
export const hydrates = (path: string): boolean =>
  [routes.auth, routes.account, routes.calculator, routes.onThisDevice].some(page => isAtOrBelow(path, page))

/**
 * What these load at once instead of on the visitor's first input: `app` hydrates the page; `files` only fetches the scripts, for
 * pages that are complete without hydration and whose forms keep what is typed.
 */
export function eagerLoading(path: string): 'app' | 'files' | undefined {
  if (path === routes.auth || path === routes.authForgot || isAtOrBelow(path, routes.calculator))
    return 'files'
  return [routes.auth, routes.account].some(page => isAtOrBelow(path, page)) ? 'app' : undefined
}
