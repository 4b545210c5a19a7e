import { articles, pages, services } from '@/content/site'
import { sitemapEntries, sitemapXml } from '@/lib/seo/sitemap'

export const dynamic = 'force-static'

export function GET() {
  return new Response(sitemapXml(sitemapEntries({ pages, services, articles })), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
