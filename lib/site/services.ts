import type { Service, ServiceKey } from '@/content/schema'
import { services } from '@/content/services'
import { servicePaths } from '@/lib/routes'

/** Data of a service card. */
export type ServiceCard = Service['card'] & { key: ServiceKey; link: string }

export const serviceCards: readonly ServiceCard[] = services.map(({ key, card }) => ({
  ...card,
  key,
  link: servicePaths[key],
}))

export function getService(slug: string): Service | undefined {
  return services.find(service => service.slug === slug)
}
