import { articlePath, questionsPath, routes, servicePaths } from '../routes'
import { articleSlugs } from './article-slugs'
import { isEnded, isOffered } from './offered'
import { serviceKeys } from './paths'

/** Separate from lib/routes.ts, so that no page's script includes the list of all articles. */
export const allRoutes: readonly string[] = [
  ...Object.values(routes),
  ...Object.values(servicePaths).filter(path => !isEnded(path)),
  ...serviceKeys.filter(isOffered).map(questionsPath),
  ...articleSlugs.map(articlePath),
]
const routeSet = new Set(allRoutes)

/** True for a path of this site, with or without a fragment. */
export function isRoute(href: string): boolean {
  return routeSet.has(href.split('#')[0] ?? '')
}
