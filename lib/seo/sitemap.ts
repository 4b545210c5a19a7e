import { pageCount } from '@/lib/articles/listing'
import { type ArticleSlug, articlePath, listingPath, routes, servicePaths } from '@/lib/routes'
import { absoluteUrl, socialImagePath } from './page-metadata'
import { xml } from './xml'

type SitemapEntry = {
  url: string
  /** ISO day. */
  changedOn: string
  images: readonly string[]
}

/** Days are ISO. */
type Dated = {
  /** Pages that are neither services nor articles. One without a day is not listed. */
  pages: readonly { path: string; updatedOn?: string }[]
  services: readonly { key: keyof typeof servicePaths; updatedOn: string }[]
  articles: readonly { meta: { slug: ArticleSlug; updatedOn: string } }[]
}

/**
 * Every page that a search may lead to, with the day its content changed. Sign-in and search stay out, and so do the
 * thank-you pages: the one that may be indexed (decision 45) is still no place to arrive at.
 */
export function sitemapEntries({ pages, services, articles }: Dated): SitemapEntry[] {
  const entry = (path: string, changedOn: string, images = [socialImagePath(path)]) => ({
    // The home page too is named as its canonical link names it.
    url: absoluteUrl(path).replace(/\/$/, ''),
    changedOn,
    images: images.map(absoluteUrl),
  })
  // A listing changes with what it lists.
  const newest = (day: string) => [day, ...articles.map(({ meta }) => meta.updatedOn)].sort().at(-1) ?? day
  return [
    ...pages.flatMap(({ path, updatedOn }) => {
      if (!updatedOn) return []
      if (path !== routes.blog) return [entry(path, updatedOn)]
      const listedOn = newest(updatedOn)
      return [
        entry(path, listedOn),
        ...Array.from({ length: pageCount(articles.length) - 1 }, (_, index) =>
          entry(listingPath(index + 2), listedOn, [socialImagePath(path)]),
        ),
      ]
    }),
    ...services.map(({ key, updatedOn }) => entry(servicePaths[key], updatedOn)),
    ...articles.map(({ meta }) => {
      const path = articlePath(meta.slug)
      return entry(path, meta.updatedOn, [socialImagePath(path), `/art/article-${meta.slug}-1440.webp`])
    }),
  ]
}

/** Elements in the order of the protocol's schema, which Next's own sitemap does not keep. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, changedOn, images }) => {
    const pictures = images.map(image => `<image:image><image:loc>${xml(image)}</image:loc></image:image>`)
    return `<url><loc>${xml(url)}</loc><lastmod>${changedOn}</lastmod>${pictures.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`
}
