import type { Graph, Thing } from 'schema-dts'
import type { Person } from '@/content/facts/clinic'
import type { Source } from '@/content/schema'
import { routes } from '@/lib/routes'
import type { ServiceCard } from '@/lib/site/services'
import { defaultLocale } from '@/lib/words/locale'
import {
  breadcrumbNode,
  type Crumb,
  clinicId,
  clinicNode,
  clinicReference,
  ratedClinicNode,
  websiteId,
  websiteNode,
} from './clinic-nodes'
import { absoluteUrl, fileUrl, socialImagePath } from './page-metadata'
import { personNode } from './person-node'
import { type Review, reviewFields } from './review-fields'

/** Structured data of the pages, derived from the facts that they show. */

type PageSummary = { title: string; description: string }

/** The people of the clinic, on the page that shows them; sample profiles are excluded. */
export function peopleNodes(people: readonly Person[]): Thing[] {
  return people.filter(({ sample }) => !sample).map(personNode)
}

/** The services in the order of the overview page. */
export function serviceListNode(cards: readonly ServiceCard[]): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: cards.map(({ name, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(link),
    })),
  }
}

export function graph(nodes: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes }
}

export function homeGraph({ title, description }: PageSummary): Graph {
  return graph([
    clinicNode(),
    websiteNode(),
    {
      '@type': 'WebPage',
      '@id': absoluteUrl('/'),
      url: absoluteUrl('/'),
      name: title,
      description,
      isPartOf: { '@id': websiteId },
      about: { '@id': clinicId },
      inLanguage: defaultLocale,
      primaryImageOfPage: { '@type': 'ImageObject', url: fileUrl(socialImagePath('/')) },
    },
  ])
}

type PageGraph = PageSummary & {
  path: string
  trail: readonly Crumb[]
  type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'MedicalWebPage'
  extra?: readonly Thing[]
  /** For medical pages. */
  review?: Review
}

/** An inner page: the clinic, the page, its breadcrumbs and extra nodes. */
export function pageGraph({
  path,
  title,
  description,
  trail,
  type = 'WebPage',
  extra = [],
  review,
}: PageGraph): Graph {
  const page: Thing = {
    '@type': type,
    '@id': absoluteUrl(path),
    url: absoluteUrl(path),
    name: title,
    description,
    isPartOf: { '@id': websiteId },
    about: { '@id': clinicId },
    inLanguage: defaultLocale,
    ...(review ? reviewFields(path, review) : {}),
  }
  return graph([
    type === 'ContactPage' ? ratedClinicNode() : clinicReference(),
    websiteNode(),
    page,
    breadcrumbNode(trail),
    ...extra,
  ])
}

/** The calculator as a free web application, with the paper that it implements. */
export function calculatorNode({ title, description }: PageSummary, paper: Source): Thing {
  return {
    '@type': 'WebApplication',
    '@id': `${absoluteUrl(routes.calculator)}#app`,
    name: title,
    description,
    url: absoluteUrl(routes.calculator),
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    citation: `${paper.citation} ${paper.url}`,
    provider: { '@id': clinicId },
  }
}
