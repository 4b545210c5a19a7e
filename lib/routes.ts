import { articleSlugs, routes, servicePaths } from './site/paths'

/**
 * Every address of the site. Navigation, breadcrumbs, sitemap and internal links read from here; a link to anything
 * else fails `npm run check`. The addresses themselves follow from content/site.ts.
 */
export { articleSlugs, routes, servicePaths }

/** The reviews for pages that admit no outside script. Never linked to. */
export const reviewsFramePath = '/reviews-frame.html'

export type ArticleSlug = (typeof articleSlugs)[number]

export function articlePath(slug: ArticleSlug): string {
  return `${routes.blog}/${slug}`
}

/** The listing itself is its first page. */
export function listingPath(page: number): string {
  return page === 1 ? routes.blog : `${routes.blog}/page/${page}`
}

/** True for the shape of such an address; how many pages there are changes with the articles. */
export function isListingPage(path: string): boolean {
  return /^\/blog\/page\/\d+$/.test(path)
}

const known = new Set<string>([
  ...Object.values(routes),
  ...Object.values(servicePaths),
  ...articleSlugs.map(articlePath),
])

/** True for an address on this site, with or without a fragment. */
export function isRoute(href: string): boolean {
  return known.has(href.split('#')[0] ?? '')
}
