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
type Listed = {
  /** Pages other than services and articles. */
  pages: readonly { path: string; unlisted?: boolean }[]
  services: readonly { key: keyof typeof servicePaths; figures?: readonly Figure[] }[]
  articles: readonly { meta: { slug: ArticleSlug; publishedOn: string } }[]
  /** From which day on a page has its present words, by path: lib/site/page-words.ts. */
  words: Readonly<Record<string, { on: string }>>
}

/**
 * Every indexable page, in every language that has it, with the date of its last change. Excludes sign-in, search and the
 * thank-you pages: one of those may be indexed (decision 45), but none is an entry point.
 */
export function sitemapEntries({ pages, services, articles, words }: Listed): SitemapEntry[] {
  /** @param publishedOn of an article: the first build after that day shows it, before anybody has recorded its words */
  const dayOf = (path: string, publishedOn?: string): string => {
    const day = words[path]?.on ?? publishedOn
    if (!day) throw new Error(`lib/site/page-words.ts has no day for ${path}: run npm run generate`)
    return day
  }
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
  return [
    ...pages.flatMap(({ path, unlisted }) => {
      if (unlisted) return []
      if (path !== routes.blog) return entry(path, dayOf(path))
      // The same build adds it to the listing.
      const listedOn = articles.map(({ meta }) => meta.publishedOn).reduce(later, dayOf(path))
      return [
        ...entry(path, listedOn),
        ...Array.from({ length: pageCount(articles.length) - 1 }, (_, index) =>
          entry(listingPath(index + 2), listedOn, { imageOf: path }),
        ).flat(),
      ]
    }),
    ...services.flatMap(({ key, figures = [] }) => {
      const [path, questions] = [servicePaths[key], questionsPath(key)]
      return [
        ...entry(path, dayOf(path), { figures }),
        ...entry(questions, dayOf(questions), { imageOf: path }),
      ]
    }),
    ...articles.flatMap(({ meta }) => {
      const path = articlePath(meta.slug)
      return entry(path, dayOf(path, meta.publishedOn), { art: [`/art/article-${meta.slug}-1440.webp`] })
    }),
  ]
}

const later = (a: string, b: string) => (a > b ? a : b)

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
