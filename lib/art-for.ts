import { type Art, art } from './art'
import type { servicePaths } from './routes'

type ServiceKey = keyof typeof servicePaths

/** Thumbnail of a service, for menus and lists. */
export function thumbnail(key: ServiceKey): Art {
  return art[`thumb-${key}`]
}

/** Picture of a service page's first screen. */
export function serviceArt(key: ServiceKey): Art {
  return art[`service-${key}`]
}

/** Wide picture of a service. */
export function serviceBand(key: ServiceKey): Art {
  return art[`band-${key}`]
}
