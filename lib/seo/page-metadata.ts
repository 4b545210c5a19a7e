import type { Metadata } from 'next'
import { clinic } from '@/content/facts/clinic'
import { env } from '@/lib/env'

export type Robots = 'index' | 'noindex' | 'noindex-nofollow'

type PageMetadata = {
  /** Path without query: '/about'. */
  path: string
  /** ' | Northpeak' is appended if it fits, unless the title ends with the clinic's full name. */
  title: string
  description: string
  robots?: Robots
  /** Path of the page whose social image this one shares; default: its own. */
  socialImageOf?: string
  /** For articles only. */
  article?: {
    publishedOn: string
    updatedOn: string
    section: string
    tags: readonly string[]
    author: string
  }
}

const titleLimit = 60
const suffix = ` | ${clinic.shortName}`

/** Absolute URL of a page, without a trailing slash except for the home page. */
export function absoluteUrl(path: string): string {
  return path === '/' ? `${env.siteUrl}/` : `${env.siteUrl}${path}`
}

/** Path of the social image that the build draws for a page. */
export function socialImagePath(path: string): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')}.jpg`
}

const robotsValue = {
  index: { index: true, follow: true },
  noindex: { index: false, follow: true },
  'noindex-nofollow': { index: false, follow: false },
} as const satisfies Record<Robots, Metadata['robots']>

/** Metadata of a page; the only way pages set it. */
export function pageMetadata({
  path,
  title,
  description,
  robots = 'index',
  socialImageOf = path,
  article,
}: PageMetadata): Metadata {
  const takesSuffix = !title.endsWith(clinic.name) && title.length + suffix.length <= titleLimit
  const fullTitle = takesSuffix ? `${title}${suffix}` : title
  const url = absoluteUrl(path)
  const image = { url: absoluteUrl(socialImagePath(socialImageOf)), width: 1200, height: 630, alt: title }
  const shared = {
    title: fullTitle,
    description,
    url,
    siteName: clinic.name,
    locale: 'en_US',
    images: [image],
  }
  return {
    title: fullTitle,
    description,
    alternates: { canonical: url, types: { 'application/atom+xml': absoluteUrl('/feed.xml') } },
    robots: robotsValue[robots],
    openGraph: article
      ? {
          ...shared,
          type: 'article',
          publishedTime: article.publishedOn,
          modifiedTime: article.updatedOn,
          section: article.section,
          tags: [...article.tags],
          authors: [article.author],
        }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images: [image] },
  }
}
