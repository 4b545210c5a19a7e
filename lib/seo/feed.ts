import { clinic } from '@/content/facts/clinic'
import type { ArticleMeta, Category } from '@/content/schema'
import { articlePath, feedPath, routes } from '@/lib/routes'
import { instantOn } from '@/lib/words/dates'
import { defaultLocale } from '@/lib/words/locale'
import { absoluteUrl, fileUrl, socialImagePath } from './page-metadata'
import { authorName } from './person-node'
import { xml } from './xml'

/** A feed needs only what is new; the sitemap lists everything. */
const newest = 30

type Blog = { heading: string; meta: { description: string } }

/**
 * A timestamp for a day. Some readers treat entries with equal timestamps as one, so each article gets its own second,
 * by its index in the list, which never changes: new articles are appended.
 */
const instantOf = (day: string, place: number) =>
  new Date(Date.parse(instantOn(day)) + place * 1000).toISOString().replace('.000', '')

/**
 * Atom feed (RFC 4287) of the newest articles.
 * @param bytesOf size of a file of the site, by its path, where it is known
 */
export function atomFeed(
  articles: readonly { meta: ArticleMeta }[],
  blog: Blog,
  categoryLabels: Readonly<Record<Category, string>>,
  bytesOf: (path: string) => number | undefined,
): string {
  const sorted = articles
    .map(({ meta }, place) => ({ meta, updated: instantOf(meta.updatedOn, place) }))
    .sort((a, b) => b.meta.publishedOn.localeCompare(a.meta.publishedOn))
    .slice(0, newest)
  const updated =
    sorted
      .map(entry => entry.updated)
      .sort()
      .at(-1) ?? ''
  const entries = sorted.map(({ meta, updated: changed }) => {
    const image = socialImagePath(articlePath(meta.slug))
    const url = absoluteUrl(articlePath(meta.slug))
    const bytes = bytesOf(image)
    const length = bytes === undefined ? '' : ` length="${bytes}"`
    return `  <entry>
    <id>${url}</id>
    <title>${xml(meta.title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <link rel="enclosure" type="image/jpeg"${length} href="${fileUrl(image)}"/>
    <published>${instantOn(meta.publishedOn)}</published>
    <updated>${changed}</updated>
    <author><name>${xml(authorName(clinic.people[meta.author]))}</name></author>
    <category term="${meta.category}" label="${xml(categoryLabels[meta.category])}"/>
${meta.tags.map(tag => `    <category term="${xml(tag)}"/>`).join('\n')}
    <summary>${xml(meta.excerpt)}</summary>
  </entry>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${defaultLocale}">
  <id>${absoluteUrl(routes.blog)}</id>
  <title>${xml(`${blog.heading}, ${clinic.name}`)}</title>
  <subtitle>${xml(blog.meta.description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${absoluteUrl(feedPath)}"/>
  <link rel="alternate" type="text/html" href="${absoluteUrl(routes.blog)}"/>
  <updated>${updated}</updated>
  <icon>${fileUrl('/icon-192.png')}</icon>
  <rights>© ${clinic.copyrightYear} ${xml(clinic.legalName)}</rights>
${entries.join('\n')}
</feed>
`
}
