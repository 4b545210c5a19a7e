import { z } from 'zod'
import { type Article, articles } from '@/content/articles'
import { allowedWording, claims, claimsSchema } from '@/content/facts/claims'
import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { home } from '@/content/home'
import { pricesPage } from '@/content/prices'
import { faqItemSchema, metaSchema, type Service, sourceSchema } from '@/content/schema'
import { services } from '@/content/services'
import { sources } from '@/content/sources'
import { published } from '@/lib/articles/published-by'
import { clockIn } from '@/lib/clinic/hours'
import { articlePath } from '@/lib/routes'
import { isRoute } from '@/lib/site/is-route'
import { isEnded } from '@/lib/site/offered'
import { bodyOf } from '../site/article-data'
import { issues, objectsIn, repeated } from './content-issues'
import { textsOf } from './content-texts'
import { missing, requiredHelp, requiredOnPage } from './required'
import { checkArticles, linksOf, sharedSentences } from './validate-articles'
import { checkServices } from './validate-services'
import { bannedWording } from './wording'

/** Checks of the content beyond its types, in the language being built. Every finding names file and field. */

type Content = {
  services: readonly Service[]
  articles: readonly Article[]
  sources: Readonly<Record<string, unknown>>
  claims: unknown
  /** Lists of services with a text of their own for each, by file and field. */
  serviceLists: Readonly<Record<string, readonly string[]>>
}
const today: Content = {
  services,
  articles,
  sources,
  claims,
  serviceLists: {
    'content/prices.ts pricesPage.table': [...pricesPage.table.monthly, ...pricesPage.table.quoted].map(
      ({ service }) => service,
    ),
    'content/home.ts home.tracks, home.more': [...home.tracks.items, ...home.more.items].map(
      ({ key }) => key,
    ),
  },
}

/** A service that a list lacks has no price, or no link on the home page. */
function checkServiceLists({ services, serviceLists }: Content): string[] {
  return Object.entries(serviceLists).flatMap(([place, listed]) => [
    ...services
      .filter(({ key }) => !listed.includes(key))
      .map(({ key }) => `${place}: lacks the service "${key}"`),
    ...repeated(place, listed),
  ])
}

/** The title as served: ' | Northpeak' is appended if it fits. */
const pageMetaSchema = metaSchema.extend({ title: z.string().min(8).max(60) })
const internalLinkSchema = z.object({
  href: z.string().refine(href => !href.startsWith('/') || isRoute(href) || isEnded(href), {
    error: ({ input }) => `links to ${input}, which does not exist`,
  }),
})

const metasIn = (value: unknown) => objectsIn(value).filter(({ path }) => /(^|\.)meta$/.test(path))

/** Checks that apply to every text of a page. */
function checkPage(place: string, page: unknown): string[] {
  const parts = objectsIn(page)
  const questions = parts.filter(({ part }) => 'question' in part)
  return [
    ...missing(
      place,
      textsOf(page)
        .map(({ text }) => text)
        .join(' '),
      requiredOnPage(place),
    ),
    ...metasIn(page).flatMap(({ path, part }) => issues(`${place} ${path}`, pageMetaSchema, part)),
    ...questions.flatMap(({ path, part }) => issues(`${place} ${path}`, faqItemSchema, part)),
    ...repeated(
      `${place} questions`,
      questions.flatMap(({ part }) => ('id' in part ? [String(part.id)] : [])),
    ),
    ...parts
      .filter(({ part }) => 'href' in part)
      .flatMap(({ path, part }) => issues(`${place} ${path}`, internalLinkSchema, part)),
    ...textsOf(page).flatMap(({ path, text }) =>
      text.trim() === ''
        ? [`${place} ${path}: is empty`]
        : bannedWording({ place: `${place} ${path}`, text, groups: [] }, allowedWording),
    ),
  ]
}

/** The labels of the box on service pages, and what 911 and 988 need to answer in this language. */
function checkHelpLines(): string[] {
  const place = 'content/facts/help-lines.ts'
  const { box, crisis, emergency, closed } = helpLines
  return [
    ...missing(`${place} box`, Object.values(box).join(' '), requiredHelp.box),
    ...missing(`${place} box.emergency`, box.emergency, requiredHelp.emergency),
    ...missing(`${place} emergency`, emergency, requiredHelp.emergency),
    ...missing(`${place} crisis`, crisis, requiredHelp.crisis),
    ...missing(`${place} closed`, closed, requiredHelp.box.slice(-1)),
  ]
}

/** An article has no page before its day, so nothing that is public may link to it until then. */
function earlyLinks(pages: Record<string, unknown>, { services, articles }: Content): string[] {
  const out = published(articles, clockIn(clinic.timeZone, new Date()).date)
  const early = new Map(
    articles
      .filter(article => !out.includes(article))
      .map(({ meta }) => [articlePath(meta.slug), meta.publishedOn]),
  )
  const hrefsIn = (value: unknown) =>
    objectsIn(value).flatMap(({ part }) =>
      'href' in part && typeof part.href === 'string' ? [part.href] : [],
    )
  const links = [
    ...Object.entries(pages).map(([place, page]) => ({ place, hrefs: hrefsIn(page) })),
    ...services.map(service => ({ place: `content/services/${service.key}.ts`, hrefs: hrefsIn(service) })),
    ...out.map(article => ({
      place: `content/articles/${article.meta.slug}.tsx`,
      hrefs: linksOf(bodyOf(article)),
    })),
  ]
  return links.flatMap(({ place, hrefs }) =>
    hrefs.flatMap(href => {
      const day = early.get(href.split('#')[0] ?? '')
      return day ? [`${place}: links to ${href}, which is published on ${day}`] : []
    }),
  )
}

/** Findings over all content. The check fails if there are any. */
export function validateContent(pages: Record<string, unknown>, content = today): string[] {
  const metas = Object.values(pages)
    .flatMap(metasIn)
    .flatMap(({ part }) => pageMetaSchema.safeParse(part).data ?? [])
  return [
    ...issues('content/facts/claims.ts', claimsSchema, content.claims),
    ...Object.entries(content.sources).flatMap(([id, source]) =>
      issues(`content/sources.ts ${id}`, sourceSchema, source),
    ),
    // Two ids of one paper: a link that was typed into the wrong entry.
    ...repeated(
      'content/sources.ts addresses',
      Object.values(content.sources).flatMap(source => sourceSchema.safeParse(source).data?.url ?? []),
    ),
    ...checkServices(content.services, content.sources),
    ...checkServiceLists(content),
    ...checkArticles(content.articles, content.sources),
    ...sharedSentences(content.articles),
    ...earlyLinks(pages, content),
    ...checkHelpLines(),
    ...Object.entries(pages).flatMap(([place, page]) => checkPage(place, page)),
    ...repeated('titles', [
      ...content.services.map(({ meta }) => meta.title),
      ...content.articles.map(({ meta }) => meta.seoTitle),
      ...metas.map(({ title }) => title),
    ]),
    ...repeated('descriptions', [
      ...content.services.map(({ meta }) => meta.description),
      ...content.articles.map(({ meta }) => meta.metaDescription),
      ...metas.map(({ description }) => description),
    ]),
  ]
}
