import type { Graph, Thing } from 'schema-dts'
import { clinic } from '@/content/facts/clinic'
import type { ArticleMeta, Source } from '@/content/schema'
import { type ListingPage, perPage } from '@/lib/articles/listing'
import { articlePath, listingPath, routes } from '@/lib/routes'
import { instantOn } from '@/lib/words/dates'
import { defaultLocale } from '@/lib/words/locale'
import { breadcrumbNode, clinicId, publisherNode, websiteNode } from './clinic-nodes'
import { absoluteUrl, fileUrl, socialImagePath } from './page-metadata'
import { accountableNode } from './person-node'
import { reviewFields } from './review-fields'

/** Input of an article's structured data. `words` is the word count of its body. */
export type ArticleFacts = {
  meta: ArticleMeta
  section: string
  words: number
  sources: readonly Pick<Source, 'citation' | 'url'>[]
}
/** `home`: the name of the home page in breadcrumbs. */
type Blog = { heading: string; home: string; meta: { description: string } }

export function articleGraph({ meta, section, words, sources }: ArticleFacts, blog: Blog): Graph {
  const { slug, title, metaDescription, publishedOn, updatedOn, author, tags } = meta
  const landscape = fileUrl(`/art/article-${slug}-1440.webp`)
  const path = articlePath(slug)
  const url = absoluteUrl(path)
  const posting: Thing = {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description: metaDescription,
    url,
    mainEntityOfPage: { '@id': url },
    inLanguage: defaultLocale,
    datePublished: instantOn(publishedOn),
    dateModified: instantOn(updatedOn),
    author: accountableNode(clinic.people[author]),
    publisher: { '@id': clinicId },
    image: [
      fileUrl(socialImagePath(path)),
      { '@type': 'ImageObject', url: landscape, caption: meta.imageAlt },
    ],
    articleSection: section,
    keywords: tags.join(', '),
    wordCount: words,
    citation: sources.flatMap(({ citation, url: address }) =>
      address ? [{ '@type': 'CreativeWork' as const, name: citation, url: address }] : [],
    ),
  }
  const page: Thing = {
    '@type': 'MedicalWebPage',
    '@id': url,
    url,
    name: title,
    description: metaDescription,
    inLanguage: defaultLocale,
    ...reviewFields(path, meta),
    audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
    mainEntity: { '@id': `${url}#article` },
  }
  const trail = breadcrumbNode([
    { name: blog.home, path: routes.home },
    { name: blog.heading, path: routes.blog },
    { name: title, path },
  ])
  return {
    '@context': 'https://schema.org',
    '@graph': [publisherNode(), websiteNode(), page, posting, trail],
  }
}

/** Only the cards of this page, so that the size of the data is bounded. */
export function blogGraph(
  { number, shown }: ListingPage<{ title: string; href: string }>,
  blog: Blog,
): Graph {
  const url = absoluteUrl(routes.blog)
  const trail = [
    { name: blog.home, path: routes.home },
    { name: blog.heading, path: routes.blog },
    ...(number === 1 ? [] : [{ name: `Page ${number}`, path: listingPath(number) }]),
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      publisherNode(),
      websiteNode(),
      {
        '@type': 'Blog',
        '@id': url,
        url,
        name: blog.heading,
        description: blog.meta.description,
        inLanguage: defaultLocale,
        publisher: { '@id': clinicId },
      },
      {
        '@type': 'ItemList',
        itemListElement: shown.map(({ title, href }, index) => ({
          '@type': 'ListItem' as const,
          position: (number - 1) * perPage + index + 1,
          name: title,
          url: absoluteUrl(href),
        })),
      },
      breadcrumbNode(trail),
    ],
  }
}
