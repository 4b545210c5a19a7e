import { articlePath, routes, servicePaths } from '@/lib/routes'
import { articleSlugs } from '@/lib/site/article-slugs'
import type { Route } from '../types'

/** One page of each kind: what two more engines say of one, they would say of all that are built like it. */
const templates = new Set<string>([
  routes.home,
  Object.values(servicePaths)[0] ?? '',
  routes.blog,
  ...articleSlugs.slice(0, 1).map(articlePath),
  routes.calculator,
  routes.contact,
  routes.faq,
  routes.auth,
  routes.search,
  routes.privacy,
])

export const isTemplate = ({ path, kind }: Route): boolean => kind === 'not-found' || templates.has(path)
