import type { ServiceKey } from '@/content/schema'
import { endedServices } from './ended-services'
import { servicePaths } from './paths'

/** What follows from a service that has ended (`ended` in its file). */

export const isOffered = (key: ServiceKey): boolean => !(servicePaths[key] in endedServices)

/** Whether a link leads to the page of a service that has ended. */
export const isEnded = (href: string): boolean => (href.split('#')[0] ?? '') in endedServices

/** Where a link leads now. */
export const currentPath = (href: string): string => endedServices[href.split('#')[0] ?? ''] ?? href

/** Links without those to services that have ended. */
export const offeredLinks = <Link extends { href: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ href }) => !isEnded(href))
