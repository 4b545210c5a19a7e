import type { Service, ServiceKey } from '@/content/schema'
import { services } from '@/content/services'
import { servicePaths } from '@/lib/routes'

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

/** Number of questions that the specification requires on a service page. The others have a page of their own. */
export const askedMost = 6

const longestDescription = 160

/** Title and description of the page with the other questions; the description is its first questions. */
export function questionsMeta({ faq }: Service) {
  const description = faq.items
    .slice(askedMost)
    .map(({ question }) => question)
    .reduce((joined, next) => {
      const longer = joined ? `${joined} ${next}` : next
      return longer.length > longestDescription ? joined : longer
    }, '')
  return { title: faq.heading, description }
}
