import { articlePath, routes, servicePaths } from './routes'
import { articleSlugs } from './site/article-slugs'

/** Apart from lib/routes.ts, so that no page's script carries the list of all articles. */
const known = new Set<string>([
  ...Object.values(routes),
  ...Object.values(servicePaths),
  ...articleSlugs.map(articlePath),
])

/** True for a path of this site, with or without a fragment. */
export function isRoute(href: string): boolean {
  return known.has(href.split('#')[0] ?? '')
}
