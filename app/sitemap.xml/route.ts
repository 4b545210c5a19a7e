import { pages, services } from '@/content/site'
import { sitemapEntries, sitemapXml } from '@/lib/seo/sitemap'
import { publishedArticles } from '@/lib/site/published-articles'

export const dynamic = 'force-static'

export function GET() {
  return new Response(sitemapXml(sitemapEntries({ pages, services, articles: publishedArticles })), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
