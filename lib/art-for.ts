import type { ServiceKey } from '@/content/schema'
import { type Art, art } from './art'

/** Small terrain of a service, for menus and lists. */
export function thumbnail(key: ServiceKey): Art {
  return art[`thumb-${key}`]
}
