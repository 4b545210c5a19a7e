import type { Category, WordingGroup } from '@/content/schema'
import { articles, services } from '@/content/site'

/** Groups of wording rules that apply to each subject; ALL and REV apply everywhere. */

export const categoryGroups: Record<Category, readonly WordingGroup[]> = {
  hormone: ['TRT'],
  'weight-loss': ['GLP1'],
  peptide: ['PEPT'],
  functional: ['FUNC'],
  prp: ['PRP', 'EXO'],
}

/** Groups that apply to the page at a path. */
export function groupsAt(path: string): readonly WordingGroup[] {
  const service = services.find(({ slug }) => path === `/services/${slug}`)
  if (service) return service.wording
  const article = articles.find(({ meta }) => path === `/blog/${meta.slug}`)
  return article ? categoryGroups[article.meta.category] : []
}
