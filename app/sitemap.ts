import type { MetadataRoute } from 'next'
import { articles } from '@/content/articles'
import { pageDates } from '@/content/page-dates'
import { services } from '@/content/services'
import { articlePath, servicePaths } from '@/lib/routes'
import { absoluteUrl, socialImagePath } from '@/lib/seo/page-metadata'

export const dynamic = 'force-static'

/** Every indexable page with the day its content changed. Thank-you pages with robots rules, sign-in and search stay out. */
export default function sitemap(): MetadataRoute.Sitemap {
  const entry = (path: string, lastModified: string, images: string[] = []) => ({
    url: absoluteUrl(path).replace(/\/$/, ''),
    lastModified,
    images: [absoluteUrl(socialImagePath(path)), ...images],
  })
  return [
    ...Object.entries(pageDates).map(([path, date]) => entry(path, date)),
    ...services.map(({ key, reviewedOn }) => entry(servicePaths[key], reviewedOn)),
    ...articles.map(({ meta }) =>
      entry(articlePath(meta.slug), meta.updatedOn, [absoluteUrl(`/art/article-${meta.slug}-1440.webp`)]),
    ),
  ]
}
