import type { MetadataRoute } from 'next'
import { articles } from '@/content/articles'
import { pageDates } from '@/content/page-dates'
import { services } from '@/content/services'
import { pageCount } from '@/lib/articles/listing'
import { articlePath, listingPath, routes, servicePaths } from '@/lib/routes'
import { absoluteUrl, socialImagePath } from '@/lib/seo/page-metadata'

export const dynamic = 'force-static'

/** Every indexable page with the day its content changed. Thank-you pages with robots rules, sign-in and search stay out. */
export default function sitemap(): MetadataRoute.Sitemap {
  const entry = (path: string, lastModified: string, images = [socialImagePath(path)]) => ({
    url: absoluteUrl(path).replace(/\/$/, ''),
    lastModified,
    images: images.map(absoluteUrl),
  })
  // A listing changes with what it lists.
  const listedOn = [pageDates[routes.blog], ...articles.map(({ meta }) => meta.updatedOn)].sort().at(-1)
  const dates = { ...pageDates, [routes.blog]: listedOn ?? pageDates[routes.blog] }
  return [
    ...Object.entries(dates).map(([path, date]) => entry(path, date)),
    ...Array.from({ length: pageCount(articles.length) - 1 }, (_, index) =>
      entry(listingPath(index + 2), dates[routes.blog], [socialImagePath(routes.blog)]),
    ),
    ...services.map(({ key, reviewedOn }) => entry(servicePaths[key], reviewedOn)),
    ...articles.map(({ meta }) => {
      const path = articlePath(meta.slug)
      return entry(path, meta.updatedOn, [socialImagePath(path), `/art/article-${meta.slug}-1440.webp`])
    }),
  ]
}
