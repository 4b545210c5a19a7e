import type { Article } from '@/content/articles'
import { disclaimers } from '@/content/disclaimers'
import { allowedWording } from '@/content/facts/claims'
import { helpLines } from '@/content/facts/help-lines'
import { language } from '@/content/facts/language'
import { articleMetaSchema, categorySchema } from '@/content/schema'
import { articlePath, servicePaths } from '@/lib/routes'
import { articleSlugs } from '@/lib/site/article-slugs'
import { isRoute } from '@/lib/site/is-route'
import { isEnded } from '@/lib/site/offered'
import { elementData } from '@/lib/words/elements'
import { bodyOf } from '../site/article-data'
import { issues } from './content-issues'
import { textsOf } from './content-texts'
import { textOf, wordsOf } from './rendered-text'
import { missing, requiredHelp, requiredIn, requiredInArticle } from './required'
import { repeatedlyCited, studyFigure } from './study-figures'
import { bannedWording, wordingOf } from './wording'
import { withoutAccents } from './wording/language-wording'
import { categoryGroups } from './wording-groups'

const {
  erections,
  articleWords: [fewest, most],
} = wordingOf(language.code)

/** The links of a body. */
export function linksOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(linksOf)
  const { children, href } = elementData(node)?.props ?? {}
  return [...(typeof href === 'string' ? [href] : []), ...(children === undefined ? [] : linksOf(children))]
}

function citedIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(citedIn)
  const { children, ids } = elementData(node)?.props ?? {}
  return [
    ...(typeof ids === 'string' ? ids.split(' ') : []),
    ...(children === undefined ? [] : citedIn(children)),
  ]
}

/** Texts with a space before a reference, which could then wrap to the next line alone. */
function looseCites(node: unknown): string[] {
  if (!Array.isArray(node)) {
    const element = elementData(node)
    return element ? looseCites(element.props.children) : []
  }
  return node.flatMap((part: unknown, index) => {
    const before: unknown = node[index - 1]
    const { ids, caption } = elementData(part)?.props ?? {}
    const isLoose = ids && !caption && typeof before === 'string' && before.endsWith(' ')
    return [...(isLoose ? [before.slice(-40)] : []), ...looseCites(part)]
  })
}

/** Paragraphs with a figure of a study and no reference. A paragraph that quotes an advertisement needs none. */
function uncitedFigures(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(uncitedFigures)
  const element = elementData(node)
  if (!element) return []
  if (element.type !== 'p' && element.type !== 'li') return uncitedFigures(element.props.children)
  const text = textOf(node)
  return studyFigure.test(text) && !text.trim().startsWith('“') && citedIn(node).length === 0 ? [text] : []
}

/** Text of the boxes that say when to get help. */
function careBoxes(node: unknown): string {
  if (Array.isArray(node)) return node.map(careBoxes).join('')
  const element = elementData(node)
  if (!element) return ''
  return element.props.tone === 'care' ? textOf(node) : careBoxes(element.props.children)
}

const sentenceEnd = /(?<=[.!?])\s+/
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()

/** No two articles may share a sentence of ten words or more, except the required ones. */
export function sharedSentences(articles: readonly Article[]): string[] {
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

export function checkArticles(
  articles: readonly Article[],
  sources: Readonly<Record<string, unknown>>,
): string[] {
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
