import { pageCount } from '@/lib/articles/listing'
import { localDrawing } from '@/lib/pictures/art-for'
import { type ArticleSlug, articlePath, listingPath, questionsPath, routes, servicePaths } from '@/lib/routes'
import { alternatesOf } from '@/lib/site/alternates'
import { fileUrl, socialImagePath } from './page-metadata'
import { xml } from './xml'

type SitemapFigure = { url: string; caption?: string }
type SitemapEntry = {
  url: string
  /** The page in every language that has it, and in English for everybody else; empty when only English has it. */
  alternates: readonly { code: string; url: string }[]
  /** ISO date. */
  changedOn: string
  images: readonly string[]
  /** Drawings that explain the page; a caption only where it is in the language of the page. */
  figures?: readonly SitemapFigure[]
}

/** A drawing and its English caption. */
type Figure = { src: string; caption: string }

/** Dates are ISO dates. */
type Dated = {
  /** Pages other than services and articles. One without a date is not listed. */
  pages: readonly { path: string; updatedOn?: string }[]
  services: readonly { key: keyof typeof servicePaths; updatedOn: string; figures?: readonly Figure[] }[]
  articles: readonly { meta: { slug: ArticleSlug; updatedOn: string } }[]
}

/**
 * Every indexable page, in every language that has it, with the date of its last change. Excludes sign-in, search and the
 * thank-you pages: one of those may be indexed (decision 45), but none is an entry point.
 */
export function sitemapEntries({ pages, services, articles }: Dated): SitemapEntry[] {
  const entry = (
    path: string,
    changedOn: string,
    {
      imageOf = path,
      art = [],
      figures = [],
    }: { imageOf?: string; art?: readonly string[]; figures?: readonly Figure[] } = {},
  ): SitemapEntry[] => {
    // The home page as in its canonical link.
    const urls = alternatesOf(path).map(({ language, path: own }) => ({
      language,
      url: fileUrl(own).replace(/\/$/, ''),
    }))
    const links = urls.map(({ language, url }) => ({ code: language.code, url }))
    const [english] = links
    const alternates = english && links.length > 1 ? [...links, { ...english, code: 'x-default' }] : []
    return urls.map(({ language, url }) => ({
      url,
      alternates,
      changedOn,
      images: [socialImagePath(imageOf, language), ...art].map(fileUrl),
      ...(figures.length > 0
        ? {
            figures: figures.map(({ src, caption }) => ({
              url: fileUrl(localDrawing(src, language)),
              ...(language.base ? {} : { caption }),
            })),
          }
        : {}),
    }))
  }
  // A listing changes when an article does.
  const newest = (day: string) => [day, ...articles.map(({ meta }) => meta.updatedOn)].sort().at(-1) ?? day
  return [
    ...pages.flatMap(({ path, updatedOn }) => {
      if (!updatedOn) return []
      if (path !== routes.blog) return entry(path, updatedOn)
      const listedOn = newest(updatedOn)
      return [
        ...entry(path, listedOn),
        ...Array.from({ length: pageCount(articles.length) - 1 }, (_, index) =>
          entry(listingPath(index + 2), listedOn, { imageOf: path }),
        ).flat(),
      ]
    }),
    ...services.flatMap(({ key, updatedOn, figures = [] }) => [
      ...entry(servicePaths[key], updatedOn, { figures }),
      ...entry(questionsPath(key), updatedOn, { imageOf: servicePaths[key] }),
    ]),
    ...articles.flatMap(({ meta }) => {
      const path = articlePath(meta.slug)
      return entry(path, meta.updatedOn, { art: [`/art/article-${meta.slug}-1440.webp`] })
    }),
  ]
}

/** Elements in the order of the protocol's schema, which Next's own sitemap does not follow. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, alternates, changedOn, images, figures = [] }) => {
    const links = alternates.map(
      ({ code, url: other }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${xml(other)}"/>`,
    )
    const shown: readonly SitemapFigure[] = [...images.map(image => ({ url: image })), ...figures]
    const pictures = shown.map(({ url: image, caption }) => {
      const words = caption ? `<image:caption>${xml(caption)}</image:caption>` : ''
      return `<image:image><image:loc>${xml(image)}</image:loc>${words}</image:image>`
    })
    return `<url><loc>${xml(url)}</loc><lastmod>${changedOn}</lastmod>${links.join('')}${pictures.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
