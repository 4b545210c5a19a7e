import type { Metadata } from 'next'
import { clinic } from '@/content/facts/clinic'
import { language } from '@/content/facts/language'
import { env } from '@/lib/env'
import { feedPath, routes } from '@/lib/routes'
import { alternatesOf } from '@/lib/site/alternates'
import { isUntranslated } from '@/lib/site/is-untranslated'
import { localPath } from '@/lib/site/local-path'

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

/** Absolute URL of a page in the language being built, without a trailing slash except for the English home page. */
export function absoluteUrl(path: string): string {
  return fileUrl(localPath(path))
}

/** Absolute URL of a file, or of a page whose path includes its language. */
export function fileUrl(path: string): string {
  return `${env.siteUrl}${path}`
}

/** `hreflang` links of a page: all languages that have it, and English for everybody else. */
function languageLinks(path: string) {
  const alternates = alternatesOf(path).map(alternate => [alternate.language.code, fileUrl(alternate.path)])
  return alternates.length === 1
    ? {}
    : { languages: Object.fromEntries([...alternates, ['x-default', fileUrl(path)]]) }
}

/** Path of the social image that the build draws for a page. */
export function socialImagePath(path: string, { base }: { base: string } = language): string {
  return `/social${base}/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')}.jpg`
}

const robotsValue = {
  index: { index: true, follow: true, 'max-image-preview': 'large' },
  noindex: { index: false, follow: true },
  'noindex-nofollow': { index: false, follow: false },
} as const satisfies Record<Robots, Metadata['robots']>

/** The feed lists articles: pages on which somebody may look for it link to it. */
const hasFeed = (path: string) =>
  (path === routes.home || path.startsWith(routes.blog)) && !isUntranslated(language, routes.blog)

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
  const image = { url: fileUrl(socialImagePath(socialImageOf)), width: 1200, height: 630, alt: title }
  const shared = {
    title: fullTitle,
    description,
    url,
    siteName: clinic.name,
    locale: language.socialTag,
    images: [image],
  }
  return {
    title: fullTitle,
    description,
    alternates: {
      canonical: url,
      ...(robots === 'index' ? languageLinks(path) : {}),
      ...(hasFeed(path) ? { types: { 'application/atom+xml': absoluteUrl(feedPath) } } : {}),
    },
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
