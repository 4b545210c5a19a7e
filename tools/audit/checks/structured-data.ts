import { referenceWords } from '@/content/ui/sections'
import { languageOf } from '../../../lib/site/language-of'
import { attribute, elements, text } from '../html'
import type { ServedPage } from '../served-page'
import type { Miss } from '../types'
import { isIndexable } from './metadata'

type Node = Record<string, unknown>

const miss = (message: string): Miss => ({ check: 'structured data', message })

/**
 * The required properties of each type: schema.org's or Google's requirements where they exist, else this site's own. A type
 * that is not listed is a miss, so that no type goes unchecked.
 */
const required: Record<string, string[]> = {
  AboutPage: ['name', 'url'],
  AdministrativeArea: ['name'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  Audience: ['audienceType'],
  Blog: ['name', 'url'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  BreadcrumbList: ['itemListElement'],
  City: ['name'],
  CollectionPage: ['name', 'url'],
  ContactPage: ['name', 'url'],
  ContactPoint: ['telephone'],
  Country: ['name'],
  CreativeWork: ['name', 'url'],
  Drug: ['name'],
  EducationalOccupationalCredential: ['credentialCategory', 'identifier'],
  EntryPoint: ['urlTemplate'],
  GeoCoordinates: ['latitude', 'longitude'],
  HowToStep: ['text'],
  ImageObject: ['url'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  LocalBusiness: ['name', 'address', 'telephone', 'url', 'geo', 'openingHoursSpecification', 'image'],
  MedicalAudience: ['audienceType'],
  MedicalBusiness: ['name', 'address'],
  MedicalClinic: ['name', 'address', 'telephone', 'url'],
  MedicalCondition: ['name'],
  MedicalProcedure: ['name'],
  MedicalScholarlyArticle: ['name'],
  MedicalTherapy: ['name'],
  MedicalWebPage: ['name', 'url', 'lastReviewed'],
  Offer: ['price', 'priceCurrency'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Organization: ['name'],
  Person: ['name'],
  Physician: ['name'],
  Place: ['name'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  PriceSpecification: ['price', 'priceCurrency'],
  ProfilePage: ['mainEntity'],
  PropertyValue: ['value'],
  ReserveAction: ['target'],
  ScholarlyArticle: ['name'],
  SearchAction: ['target'],
  Service: ['name', 'provider'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  WebApplication: ['name', 'url', 'applicationCategory'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url'],
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  if (!isNode(value)) return
  if ('@type' in value) yield value
  for (const item of Object.values(value)) yield* nodesIn(item)
}

const typesOf = (node: Node): string[] => [node['@type']].flat().map(String)
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || String(value) === ''
const hasOnly = (node: Node, keys: readonly string[]) => Object.keys(node).every(key => keys.includes(key))

/** `{ "@type": …, "@id": … }` points at a node that is described elsewhere; with its name, at one of this page. */
function isReference(node: Node, nodes: readonly Node[]): boolean {
  if (!('@id' in node)) return false
  if (hasOnly(node, ['@id', '@type'])) return true
  const short = ['@id', '@type', 'name', 'url']
  return hasOnly(node, short) && nodes.some(other => other['@id'] === node['@id'] && !hasOnly(other, short))
}

/** What is one thing by its `@id` is of one type. */
function checkIdentities(nodes: readonly Node[]): Miss[] {
  const types = new Map<string, Set<string>>()
  for (const node of nodes) {
    if (typeof node['@id'] !== 'string') continue
    const typesOfNode = types.get(node['@id']) ?? new Set()
    types.set(node['@id'], typesOfNode.add(typesOf(node).sort().join(' ')))
  }
  return [...types].flatMap(([id, found]) =>
    found.size > 1 ? [miss(`${id} has several types: ${[...found].sort().join(', ')}`)] : [],
  )
}

function checkNode(node: Node, nodes: readonly Node[], isUnreviewed: boolean): Miss[] {
  if (isReference(node, nodes)) return []
  return typesOf(node).flatMap(type => {
    const properties = required[type]
    if (!properties) return [miss(`no rule for the type ${type}: add it to the table in the audit`)]
    // A translation is not reviewed because the English text is; a new article may wait for its review, and says so. While the
    // reviewer is a sample, neither the day nor the name is stated (lib/seo/review-fields.ts); a name without a day never is.
    const isWithoutReview = isUnreviewed || isEmpty(node.reviewedBy)
    const wanted = properties.filter(name => !(isWithoutReview && name === 'lastReviewed'))
    // A day of each week, or one that has a date.
    if (type === 'OpeningHoursSpecification') wanted.push(node.validFrom ? 'validThrough' : 'dayOfWeek')
    return wanted.filter(name => isEmpty(node[name])).map(name => miss(`${type} without ${name}`))
  })
}

function checkBreadcrumbs(node: Node): Miss[] {
  const items = [node.itemListElement].flat().filter(isNode)
  const misses: Miss[] = []
  if (items.length < 2) misses.push(miss('BreadcrumbList with fewer than two items'))
  for (const [index, item] of items.entries()) {
    if (item.position !== index + 1)
      misses.push(miss(`breadcrumb ${index + 1} has position ${item.position}`))
    if (isEmpty(item.name)) misses.push(miss(`breadcrumb ${index + 1} has no name`))
    if (isEmpty(item.item) && index < items.length - 1)
      misses.push(miss(`breadcrumb ${index + 1} has no address`))
  }
  return misses
}

function checkBlock(source: string, isUnreviewed: boolean): { nodes: Node[]; misses: Miss[] } {
  let data: unknown
  try {
    data = JSON.parse(source)
  } catch (error) {
    return { nodes: [], misses: [miss(`does not parse: ${error instanceof Error ? error.message : error}`)] }
  }
  const nodes = [...nodesIn(data)]
  const context = isNode(data) && data['@context'] === 'https://schema.org'
  const misses = context ? [] : [miss('@context is not https://schema.org')]
  return { nodes, misses: [...misses, ...nodes.flatMap(node => checkNode(node, nodes, isUnreviewed))] }
}

export function checkStructuredData(page: ServedPage): Miss[] {
  const { document, route } = page
  if (route.kind !== 'page') return []
  const { language, path } = languageOf(route.path)
  const isUnreviewed = language.base !== '' || text(document).includes(referenceWords.unreviewed)
  const blocks = elements(document, 'script')
    .filter(script => attribute(script, 'type') === 'application/ld+json')
    .map(script => checkBlock(text(script), isUnreviewed))
  // A page that search engines must not index needs no structured data.
  if (blocks.length === 0) return isIndexable(page) ? [miss('none on this page')] : []
  const nodes = blocks.flatMap(block => block.nodes)
  const breadcrumbs = nodes.filter(node => typesOf(node).includes('BreadcrumbList'))
  const missing = path !== '/' && breadcrumbs.length === 0 ? [miss('no BreadcrumbList')] : []
  return [
    ...blocks.flatMap(block => block.misses),
    ...checkIdentities(nodes),
    ...missing,
    ...breadcrumbs.flatMap(checkBreadcrumbs),
  ]
}
