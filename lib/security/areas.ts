import { routes, servicePaths } from '../routes'

/**
 * Which outside services a page may talk to. A policy belongs to a document, so the area decides the headers, and a
 * link from one area into another loads a new document.
 *
 * - `private`: passwords, lab values; no outside script, ever. The reviews stand in a frame that is cut off from the page.
 * - `open`: the reviews at the foot or in the page.
 * - `contact`: reviews, the form with its script, and the map.
 * - `film`: reviews and the video.
 */
export type Area = 'private' | 'open' | 'contact' | 'film'

const privatePages = [routes.auth, routes.account, routes.calculator] as const

const isAt = (path: string, page: string) => path === page || path.startsWith(`${page}/`)

/** @param path without query and fragment. */
export function areaOf(path: string): Area {
  if (privatePages.some(page => isAt(path, page))) return 'private'
  if (path === routes.contact) return 'contact'
  if (path === servicePaths.microneedling) return 'film'
  return 'open'
}

/**
 * What pages that are programs load with themselves, not with the visitor's first touch: the app, or its files alone
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

/** Of every page that this document comes to show: a link into another area loads a new one. */
const documentArea = typeof location === 'undefined' ? null : areaOf(location.pathname)

/** False in a document whose policy keeps the reviews' script out. There the reviews stand in a frame. */
export function admitsReviews(): boolean {
  return documentArea !== 'private'
}

/** What the reviews may do in their frame: run, and open a link in a tab of its own. */
export const reviewsSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'
