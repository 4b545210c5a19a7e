import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'

export const dynamic = 'force-static'

/** Allows everything: a crawler must fetch a page to see its noindex. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${env.siteUrl}/sitemap.xml` }
}
