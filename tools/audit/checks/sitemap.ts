import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { languageOf } from '../../../lib/site/language-of'
import type { Fetcher } from '../http'
import type { ServedPage } from '../served-page'
import type { Miss, Settings } from '../types'
import { isIndexable } from './metadata'

const sitemapSchema = z.object({ urlset: z.object({ url: z.array(z.object({ loc: z.string() })) }) })

const miss = (message: string): Miss => ({ check: 'sitemap', message })

/** Indexable, but not listed in the sitemap: decision 45. */
const unlisted = ['/thank-you']

/** The sitemap must list exactly the indexable pages, except those above. */
export async function checkSitemap(
  pages: ServedPage[],
  settings: Settings,
  fetcher: Fetcher,
): Promise<Miss[]> {
  const { status, body } = await fetcher(`${settings.site}/sitemap.xml`)
  if (status !== 200) return [miss(`sitemap.xml answers ${status}`)]
  const parser = new XMLParser({ isArray: name => name === 'url' })
  const parsed = sitemapSchema.safeParse(parser.parse(body.toString('utf8')))
  if (!parsed.success) return [miss(z.prettifyError(parsed.error))]
  const listed = new Set(parsed.data.urlset.url.map(({ loc }) => loc.replace(/\/$/, '')))
  const indexable = pages.filter(
    page =>
      page.route.kind === 'page' && !unlisted.includes(languageOf(page.route.path).path) && isIndexable(page),
  )
  const expected = new Set(
    indexable.map(({ route }) => (settings.publicSite + route.path).replace(/\/$/, '')),
  )
  return [
    ...[...expected].filter(url => !listed.has(url)).map(url => miss(`${url} is missing`)),
    ...[...listed]
      .filter(url => !expected.has(url))
      .map(url => miss(`${url} is listed but is not an indexable page`)),
  ]
}
