import { routes, servicePaths } from '../routes'

/**
 * Which outside services a page may talk to. A policy belongs to a document, so the area decides the headers, and a
 * link from one area into another loads a new document. Which services an area has: lib/outside-services.ts.
 *
 * - `private`: passwords, lab values; a result may be copied to the clipboard there.
 * - `open`: all pages that are not listed here.
 */
export const areaPages = [
  { area: 'private', page: routes.auth, andBelow: true },
  { area: 'private', page: routes.account, andBelow: true },
  { area: 'private', page: routes.calculator, andBelow: true },
  { area: 'contact', page: routes.contact, andBelow: false },
  { area: 'film', page: servicePaths.microneedling, andBelow: false },
] as const

export type Area = (typeof areaPages)[number]['area'] | 'open'

const isAt = (path: string, page: string) => path === page || path.startsWith(`${page}/`)

/** @param path without query and fragment. */
export function areaOf(path: string): Area {
  const found = areaPages.find(({ page, andBelow }) => (andBelow ? isAt(path, page) : path === page))
  return found?.area ?? 'open'
}

/**
 * What interactive pages load with the page, not on the visitor's first input: hydration, or its files alone
 * where the page says everything without it and its form keeps what is typed.
 */
export function loadedAtOnce(path: string): 'app' | 'files' | undefined {
  if (path === routes.auth || path === routes.authForgot || isAt(path, routes.calculator)) return 'files'
  return [routes.auth, routes.account, routes.search].some(page => isAt(path, page)) ? 'app' : undefined
}

/** Whether a link must load a new document, because the policies of the two pages differ. */
export function changesArea(from: string, to: string): boolean {
  const path = to.split(/[?#]/)[0]
  return path !== undefined && path !== '' && areaOf(from) !== areaOf(path)
}
