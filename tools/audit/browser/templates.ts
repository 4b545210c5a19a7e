import { articlePath, routes, servicePaths } from '@/lib/routes'
import { articleSlugs } from '@/lib/site/article-slugs'
import { languageOf } from '../../../lib/site/language-of'
import type { Route } from '../types'

/** One page of each kind. */
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

/** Whether the page stands for others that are built alike, in its language. */
export const isTemplate = ({ path, kind }: Route): boolean =>
  kind === 'not-found' || templates.has(languageOf(path).path)
