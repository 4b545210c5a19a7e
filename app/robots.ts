import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'

export const dynamic = 'force-static'

/** Allows everything, because a crawler must fetch a page to see its noindex; nothing in a build that is not for production. */
export default function robots(): MetadataRoute.Robots {
  const rule = env.siteEnv === 'production' ? { allow: '/' } : { disallow: '/' }
  return { rules: { userAgent: '*', ...rule }, sitemap: `${env.siteUrl}/sitemap.xml` }
}
