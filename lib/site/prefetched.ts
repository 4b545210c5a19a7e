import { outsideService } from '../addresses/link-language'
import { env } from '../env'
import { localPath } from './local-path'
import { routes, servicePaths } from './paths'

// Decision 61; the build inserts both lists into the scripts of tools/release/browser.

/** Pages that every other page prefetches 2 s after load. */
export const prefetchedPages: readonly string[] = [
  routes.services,
  routes.about,
  routes.contact,
  servicePaths['testosterone-replacement-therapy'],
  servicePaths['medical-weight-loss'],
].map(path => localPath(path))

/** Origins that a page connects to at startup. */
export const preconnectedOrigins: readonly string[] = [
  ...new Set([env.reviewsScriptUrl, outsideService('bookingUrl').href].map(url => new URL(url).origin)),
]
