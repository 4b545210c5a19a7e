import { sitemapEntries, sitemapXml } from '@/lib/seo/sitemap'

export const dynamic = 'force-static'

export function GET() {
  return new Response(sitemapXml(sitemapEntries()), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
