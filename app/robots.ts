import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'

export const dynamic = 'force-static'

/** Everything may be crawled: pages that must not be indexed say so themselves, and a crawler has to read that. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${env.siteUrl}/sitemap.xml` }
}
