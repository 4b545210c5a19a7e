import { articles } from '@/content/articles'
import { pageDates } from '@/content/page-dates'
import { services } from '@/content/services'
import { sitemapEntries, sitemapXml } from '@/lib/seo/sitemap'

export const dynamic = 'force-static'

export function GET() {
  return new Response(sitemapXml(sitemapEntries({ pages: pageDates, services, articles })), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
