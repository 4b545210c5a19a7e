import type { ServiceKey } from '@/content/schema'
import { pages, services } from '@/content/site'
import { figureWords } from '@/content/ui/figures'
import { serviceFigures } from '@/content/ui/trial-figures'
import { art } from '@/lib/pictures/art'
import { sitemapEntries, sitemapXml } from '@/lib/seo/sitemap'
import { pageWords } from '@/lib/site/page-words'
import { publishedArticles } from '@/lib/site/published-articles'

export const dynamic = 'force-static'

/** The figures of a service as drawn for wide screens, with their captions. */
const figuresOf = (key: ServiceKey) =>
  (serviceFigures[key] ?? []).map(name => ({
    src: art[`figure-${name}`].wide.src,
    caption: `${figureWords[name].heading}. ${figureWords[name].caption}`,
  }))

export function GET() {
  const drawn = services.map(service => ({ ...service, figures: figuresOf(service.key) }))
  const entries = sitemapEntries({
    pages,
    services: drawn,
    articles: publishedArticles,
    words: pageWords.pages,
  })
  return new Response(sitemapXml(entries), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
