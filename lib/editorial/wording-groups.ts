import { articles } from '@/content/articles'
import type { Category, ServiceKey } from '@/content/schema'
import { services } from '@/content/services'
import type { WordingGroup } from './wording'

/** Which groups of wording rules hold for which subject; the groups ALL and REV hold everywhere. */

export const serviceGroups: Record<ServiceKey, readonly WordingGroup[]> = {
  'testosterone-replacement-therapy': ['TRT'],
  'medical-weight-loss': ['GLP1'],
  'peptide-therapy': ['PEPT'],
  'functional-health-programs': ['FUNC'],
  'prp-therapy': ['PRP'],
  microneedling: ['EXO', 'PRP'],
  'iv-hydration-therapy': ['IV'],
}

export const categoryGroups: Record<Category, readonly WordingGroup[]> = {
  hormone: ['TRT'],
  'weight-loss': ['GLP1'],
  peptide: ['PEPT'],
  functional: ['FUNC'],
  prp: ['PRP', 'EXO'],
}

/** Groups of the page at a path. */
export function groupsAt(path: string): readonly WordingGroup[] {
  const service = services.find(({ slug }) => path === `/services/${slug}`)
  if (service) return serviceGroups[service.key]
  const article = articles.find(({ meta }) => path === `/blog/${meta.slug}`)
  return article ? categoryGroups[article.meta.category] : []
}
