import { notFound } from 'next/navigation'
import { JsonLd } from '@/components/seo/json-ld'
import { ServicePage } from '@/components/service/service-page'
import { prices } from '@/content/facts/amounts'
import { makersPrices } from '@/content/facts/medicine-prices'
import { pricesPage } from '@/content/prices'
import type { ServiceKey } from '@/content/schema'
import { services } from '@/content/services'
import { crumbs } from '@/content/ui/pages'
import { weightTrials } from '@/content/weight-trials'
import { routes, servicePaths } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { serviceGraph } from '@/lib/seo/service-graph'
import { serviceSources } from '@/lib/site/references'
import { getService, serviceCards } from '@/lib/site/services'

export const dynamicParams = false

type Props = { params: Promise<{ slug: string }> }

/** How the service is quoted; undefined when it has a monthly price. */
function quoteOf(key: ServiceKey) {
  return pricesPage.table.quoted.find(({ service }) => service === key)
}

export function generateStaticParams() {
  return services.map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props) {
  const service = getService((await params).slug)
  return service ? pageMetadata({ path: servicePaths[service.key], ...service.meta }) : {}
}

export default async function ServiceRoute({ params }: Props) {
  const service = getService((await params).slug)
  if (!service) notFound()
  const trail = [
    { name: crumbs.home, path: routes.home },
    { name: crumbs.services, path: routes.services },
    { name: service.card.name, path: servicePaths[service.key] },
  ]
  return (
    <>
      <JsonLd data={serviceGraph(service, trail)} />
      <ServicePage
        service={service}
        trail={trail}
        sources={serviceSources(service)}
        related={service.related.flatMap(key => serviceCards.find(card => card.key === key) ?? [])}
        prices={prices}
        quote={quoteOf(service.key)}
        medicine={{ makers: makersPrices }}
        trials={weightTrials}
        disclaimers={service.disclaimers}
      />
    </>
  )
}
