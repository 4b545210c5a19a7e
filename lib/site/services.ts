import type { Service, ServiceKey } from '@/content/schema'
import { services } from '@/content/services'
import { servicePaths } from '@/lib/routes'

/** Data of a service card. */
export type ServiceCard = Service['card'] & {
  key: ServiceKey
  link: string
  hue: Service['hue']
  facts: Service['hero']['facts']
}

export const serviceCards: readonly ServiceCard[] = services.map(({ key, card, hero, hue }) => ({
  ...card,
  key,
  hue,
  facts: hero.facts,
  link: servicePaths[key],
}))

export function getService(slug: string): Service | undefined {
  return services.find(service => service.slug === slug)
}
