import { isValidElement, type ReactNode } from 'react'
import { z } from 'zod'
import { type Article, articles } from '@/content/articles'
import { disclaimers } from '@/content/disclaimers'
import { allowedWording, claims, claimsSchema } from '@/content/facts/claims'
import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { language } from '@/content/facts/language'
import { home } from '@/content/home'
import { pricesPage } from '@/content/prices'
import {
  articleMetaSchema,
  categorySchema,
  faqItemSchema,
  metaSchema,
  type Service,
  serviceSchema,
  sourceSchema,
} from '@/content/schema'
import { services } from '@/content/services'
import { sources } from '@/content/sources'
import { published } from '@/lib/articles/published'
import { clockIn } from '@/lib/clinic/hours'
import { articlePath, servicePaths } from '@/lib/routes'
import { articleSlugs } from '@/lib/site/article-slugs'
import { isUntranslated } from '@/lib/site/is-untranslated'
import { isRoute } from '@/lib/site/known-routes'
import { isEnded } from '@/lib/site/offered'
import { idsCitedIn, serviceSourceIds } from '@/lib/site/references'
import { bodyOf } from '../site/articles'
import { nameOf, textsOf } from './content-texts'
import { textOf, wordsOf } from './rendered-text'
import { missing, requiredHelp, requiredIn, requiredInArticle, requiredOf, requiredOnPage } from './required'
import { bannedWording, wordingOf } from './wording'
import { withoutAccents } from './wording/language-wording'
import { categoryGroups } from './wording-groups'

/** Checks of the content beyond its types, in the language being built. Every finding names file and field. */

const {
  erections,
  articleWords: [fewest, most],
} = wordingOf(language.code)

function issues(place: string, schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value)
  return (
    error?.issues.map(({ path, message }) => {
      const field = fieldOf(value, path)
      const at = field === '' ? place : `${place}${place.includes(' ') ? '.' : ' '}${field}`
      return `${at}: ${message}`
    }) ?? []
  )
}

/** 'items.pellets.link' for the path items, 3, link. */
function fieldOf(value: unknown, path: readonly PropertyKey[]): string {
  let parent = value
  const names = path.map(step => {
    const part: unknown =
      typeof parent === 'object' && parent !== null ? Reflect.get(parent, step) : undefined
    const name = nameOf(parent, String(step), part)
    parent = part
    return name
  })
  return names.join('.')
}

function repeated(place: string, values: readonly string[]): string[] {
  return values
    .filter((value, index) => values.indexOf(value) !== index)
    .map(value => `${place}: "${value}" appears twice`)
}

function linksOf(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(linksOf)
  if (!isValidElement<{ children?: ReactNode; href?: string }>(node)) return []
  const { children, href } = node.props
  return [...(typeof href === 'string' ? [href] : []), ...linksOf(children)]
}

function citedIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(citedIn)
  if (!isValidElement<{ children?: ReactNode; ids?: string }>(node)) return []
  const { children, ids } = node.props
  return [...(typeof ids === 'string' ? ids.split(' ') : []), ...citedIn(children)]
}

/** Texts with a space before a reference, which could then wrap to the next line alone. */
function looseCites(node: ReactNode): string[] {
  if (!Array.isArray(node)) {
    return isValidElement<{ children?: ReactNode }>(node) ? looseCites(node.props.children) : []
  }
  return node.flatMap((part: ReactNode, index) => {
    const before: ReactNode = node[index - 1]
    const isCite =
      isValidElement<{ ids?: string; caption?: string }>(part) && part.props.ids && !part.props.caption
    const isLoose = isCite && typeof before === 'string' && before.endsWith(' ')
    return [...(isLoose ? [before.slice(-40)] : []), ...looseCites(part)]
  })
}

/** A result of a study: a percentage, or a number of people. */
const studyFigure = /\d(?:[.,]\d+)?\s?%|\b\d[\d,]* (?:adults|men|people|women|patients|volunteers)\b/

/** Paragraphs with a figure of a study and no reference. A paragraph that quotes an advertisement needs none. */
function uncitedFigures(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(uncitedFigures)
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  if (node.type !== 'p' && node.type !== 'li') return uncitedFigures(node.props.children)
  const text = textOf(node)
  return studyFigure.test(text) && !text.trim().startsWith('“') && citedIn(node).length === 0 ? [text] : []
}

const citedPart = z.object({
  text: z.string().optional(),
  answer: z.array(z.string()).default([]),
  sources: z.array(z.string()).default([]),
})

/** The same in the texts and answers of a service page. */
const uncitedInService = (service: Service): string[] =>
  objectsIn(service).flatMap(({ path, part }) => {
    const found = citedPart.safeParse(part).data
    if (!found || found.sources.length > 0) return []
    const words = found.text ?? found.answer.join(' ')
    return studyFigure.test(words) ? [`${path} "${words.slice(0, 60)}"`] : []
  })

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

function checkServices({ services, sources }: Content): string[] {
  return services.flatMap(service => {
    // Its English text cannot keep another language's rules.
    if (isUntranslated(language, `/services/${service.slug}`)) return []
    const place = `content/services/${service.key}.ts`
    const texts = textsOf(service)
    const all = texts.map(({ text }) => text).join(' ')
    return [
      ...issues(place, serviceSchema, service),
      ...[...serviceSourceIds(service), ...idsCitedIn(service.faq)]
        .filter(id => !(id in sources))
        .map(id => `${place}: source "${id}" is not in content/sources.ts`),
      ...texts.flatMap(({ path, text }) =>
        bannedWording({ place: `${place} ${path}`, text, groups: service.wording }, allowedWording),
      ),
      ...missing(place, all, requiredOf(service.key)),
      ...uncitedInService(service).map(text => `${place}: figures of a study without a source: ${text}`),
      ...repeatedlyCited(place, all),
      ...repeated(
        `${place} faq`,
        service.faq.items.map(({ id }) => id),
      ),
    ]
  })
}

const citedHere = /\b(?:cited|citad[oa]s?) (?:here|on this page|aquí|aqui|en esta página|nesta página)/gi

/** A reader who meets 'the studies cited here' again and again hears that nobody has looked any further. */
function repeatedlyCited(place: string, text: string): string[] {
  const count = text.match(citedHere)?.length ?? 0
  return count > 1 ? [`${place}: says "cited here" ${count} times; once is enough`] : []
}

const sentenceEnd = /(?<=[.!?])\s+/
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()

/** Text of the boxes that say when to get help. */
function careBoxes(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(careBoxes).join('')
  if (!isValidElement<{ children?: ReactNode; tone?: string }>(node)) return ''
  return node.props.tone === 'care' ? textOf(node) : careBoxes(node.props.children)
}

/** No two articles may share a sentence of ten words or more, except the required ones. */
function sharedSentences({ articles }: Content): string[] {
  const exempt = [...Object.values<string>(disclaimers), helpLines.closed].flatMap(text =>
    text.split(sentenceEnd).map(plain),
  )
  const seen = new Map<string, string>()
  return articles.flatMap(article => {
    const { slug } = article.meta
    return textOf(bodyOf(article))
      .split(sentenceEnd)
      .map(plain)
      .filter(sentence => sentence.split(/\s+/).length >= 10 && !exempt.some(one => sentence.endsWith(one)))
      .flatMap(sentence => {
        const other = seen.get(sentence)
        seen.set(sentence, slug)
        return other && other !== slug
          ? [`content/articles/${slug}.tsx: shares "${sentence}" with ${other}`]
          : []
      })
  })
}

function checkArticles({ articles, sources }: Content): string[] {
  return articles.flatMap(article => {
    const { meta } = article
    const place = `content/articles/${meta.slug}.tsx`
    const invalid = issues(place, articleMetaSchema, meta)
    // What follows looks its rules up by the category.
    if (!categorySchema.safeParse(meta.category).success) return invalid
    const body = bodyOf(article)
    const text = textOf(body)
    const words = wordsOf(body)
    const cited = new Set(citedIn(body))
    const links = linksOf(body)
    return [
      ...invalid,
      ...meta.sources
        .filter(id => !(id in sources))
        .map(id => `${place}: source "${id}" is not in content/sources.ts`),
      ...meta.sources.filter(id => !cited.has(id)).map(id => `${place}: source "${id}" is never cited`),
      ...[...cited]
        .filter(id => !meta.sources.some(source => source === id))
        .map(id => `${place}: cites "${id}" without listing it`),
      ...(cited.size === meta.sources.length && [...cited].some((id, index) => id !== meta.sources[index])
        ? [`${place}: list the sources in the order of their first mention: ${[...cited].join(', ')}`]
        : []),
      ...uncitedFigures(body).map(
        part => `${place}: figures of a study without a reference in "${part.trim().slice(0, 60)}"`,
      ),
      ...looseCites(body).map(text => `${place}: a space before the reference after "${text}"`),
      ...meta.related
        .filter(slug => !articleSlugs.some(known => known === slug) || slug === meta.slug)
        .map(slug => `${place}: related "${slug}"`),
      ...(links.includes(servicePaths[meta.service])
        ? []
        : [`${place}: must link to ${servicePaths[meta.service]}`]),
      ...(articleSlugs.some(slug => slug !== meta.slug && links.includes(articlePath(slug)))
        ? []
        : [`${place}: must link to another article`]),
      ...links
        .filter(href => href.startsWith('/') && !isRoute(href) && !isEnded(href))
        .map(href => `${place}: links to ${href}, which does not exist`),
      ...(words < fewest || words > most
        ? [`${place}: ${words} words; an article has ${fewest} to ${most}`]
        : []),
      ...bannedWording(
        { place, text, groups: categoryGroups[meta.category], evidence: true },
        allowedWording,
      ),
      ...textsOf(meta).flatMap(({ path, text: part }) =>
        bannedWording(
          { place: `${place} ${path}`, text: part, groups: categoryGroups[meta.category] },
          allowedWording,
        ),
      ),
      ...missing(place, text, requiredIn(meta.category)),
      ...repeatedlyCited(place, text),
      ...missing(
        place,
        `${text} ${textsOf(meta)
          .map(part => part.text)
          .join(' ')}`,
        requiredInArticle(meta.slug),
      ),
      ...missing(`${place} Callout of tone care`, careBoxes(body), requiredHelp.box),
      ...(erections.test(withoutAccents(text)) && meta.category === 'prp' && cited.has('S1')
        ? missing(place, text, [/placebo/])
        : []),
    ]
  })
}

/** The title as served: ' | Northpeak' is appended if it fits. */
const pageMetaSchema = metaSchema.extend({ title: z.string().min(8).max(60) })
const internalLinkSchema = z.object({
  href: z.string().refine(href => !href.startsWith('/') || isRoute(href) || isEnded(href), {
    error: ({ input }) => `links to ${input}, which does not exist`,
  }),
})

/** Every object inside a value, itself included, with the path of its field. */
function objectsIn(value: unknown, path: readonly string[] = []): { path: string; part: object }[] {
  if (typeof value !== 'object' || value === null) return []
  const object = { path: path.join('.'), part: value }
  return [
    object,
    ...Object.entries(value).flatMap(([name, part]) => objectsIn(part, [...path, nameOf(value, name, part)])),
  ]
}

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
    ...checkServices(content),
    ...checkServiceLists(content),
    ...checkArticles(content),
    ...sharedSentences(content),
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
