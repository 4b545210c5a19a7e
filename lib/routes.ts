import type { articleSlugs } from './site/article-slugs'
import { filmPaths, routes, type serviceKeys, servicePaths } from './site/paths'
import { type StartSymptom, startId } from './start/advice'

/**
 * Every route of the site, derived from content/site.ts. Navigation, breadcrumbs, sitemap and internal links use them; a
 * link to anything else fails `npm run check`.
 */
export { filmPaths, routes, servicePaths }

/** Documents that run another company's script in a frame. Never linked to. */
export const reviewsFramePath = '/reviews-frame.html'
export const contactFormFramePath = '/contact-form-frame.html'
export const captchaFramePath = '/captcha-frame.html'

/** The feed of the articles. */
export const feedPath = '/feed.xml'

export type ArticleSlug = (typeof articleSlugs)[number]

export function articlePath(slug: ArticleSlug): string {
  return `${routes.blog}/${slug}`
}

/** Page 1 is the listing itself. */
export function listingPath(page: number): string {
  return page === 1 ? routes.blog : `${routes.blog}/page/${page}`
}

/** True for the pattern of such a path; how many pages exist depends on the articles. */
export function isListingPage(path: string): boolean {
  return /^\/blog\/page\/\d+$/.test(path)
}

/** 'Where do I start?' with its first question answered. */
export function startPath(symptom: StartSymptom): string {
  return `${routes.start}#${startId(symptom)}`
}

/** The page with the questions about a service beyond those asked most. */
export function questionsPath(key: (typeof serviceKeys)[number]): string {
  return `${routes.faq}/${key}`
}
