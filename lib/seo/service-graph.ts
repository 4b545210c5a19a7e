import type { Graph } from 'schema-dts'
import { prices } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import type { Service } from '@/content/schema'
import { servicePaths } from '@/lib/routes'
import { defaultLocale } from '@/lib/words/locale'
import { breadcrumbNode, type Crumb, clinicId, clinicReference, websiteId } from './clinic-nodes'
import { graph } from './graphs'
import { absoluteUrl } from './page-metadata'
import { reviewFields } from './review-fields'

/** US dollars a month, for services that are programs. */
function monthlyPrice({ parts = [] }: Service): number | undefined {
  const claims = parts.flatMap(part => (part.kind === 'pricing' ? [part.claim] : []))
  return prices.items.find(({ key }) => claims.includes(key))?.dollars
}

/** A service page: a reviewed medical page about a therapy or procedure that the clinic offers. */
export function serviceGraph(service: Service, trail: readonly Crumb[]): Graph {
  const path = servicePaths[service.key]
  const url = absoluteUrl(path)
  const monthly = monthlyPrice(service)
  const therapy = {
    '@type': service.schemaType,
    '@id': `${url}#therapy`,
    // Described by the page, which is about it.
    name: service.hero.title,
    url,
  } as const
  const steps = service.journey.steps.map(step => `${step.title}: ${step.description}`).join(' ')
  return graph([
    clinicReference(),
    {
      '@type': 'MedicalWebPage',
      '@id': url,
      url,
      name: service.meta.title,
      description: service.meta.description,
      inLanguage: defaultLocale,
      isPartOf: { '@id': websiteId },
      about: { '@id': therapy['@id'] },
      dateModified: service.updatedOn,
      ...reviewFields(path, service),
    },
    service.schemaType === 'MedicalProcedure'
      ? { ...therapy, '@type': 'MedicalProcedure', howPerformed: steps }
      : { ...therapy, '@type': 'MedicalTherapy' },
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: service.hero.title,
      url,
      provider: { '@id': clinicId },
      // The clinic's entity on / and /contact lists each community.
      areaServed: `${clinic.region}, ${clinic.address.state}`,
      ...(monthly
        ? {
            offers: {
              '@type': 'Offer',
              price: monthly,
              priceCurrency: 'USD',
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                price: monthly,
                priceCurrency: 'USD',
                unitCode: 'MON',
                unitText: 'month',
              },
            },
          }
        : {}),
    },
    breadcrumbNode(trail),
  ])
}
