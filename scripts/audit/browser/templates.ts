import { articlePath, routes, servicePaths } from '@/lib/routes'
import { articleSlugs } from '@/lib/site/article-slugs'
import type { Route } from '../types'

/** One page of each kind, for the two slower engines: pages built alike have the same findings. */
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
