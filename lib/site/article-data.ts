import { type Article, articles } from '@/content/articles'
import type { ArticleKit } from '@/content/articles/kit'
import { blog, categoryLabels, closings } from '@/content/blog'
import { disclaimers } from '@/content/disclaimers'
import type { ArticleMeta, Category } from '@/content/schema'
import { articleWords } from '@/content/ui/blog'
import { articlePath } from '@/lib/routes'
import type { ArticleFacts } from '@/lib/seo/article-graph'
import { elementData } from '@/lib/words/elements'
import { fill } from '@/lib/words/fill'
import { headingsOf, minutesOf, textOf, wordsOf } from '../editorial/rendered-text'
import { serviceNavigation } from './navigation'
import { publishedArticles } from './published-articles'
import { numberedSources } from './references'

export function getArticle(slug: string): Article | undefined {
  return publishedArticles.find(({ meta }) => meta.slug === slug)
}

export type ArticleCard = {
  slug: string
  href: string
  title: string
  excerpt: string
  category: Category
  categoryLabel: string
  publishedOn: string
  readTime: string
  featured: boolean
  keyFigure: ArticleMeta['keyFigure']
  hero: ArticleMeta['hero']
}

/** A kit that renders nothing, to extract the text of a body. */
const silent = () => null
const callout: ArticleKit['Callout'] = () => null
const plainKit = {
  Cite: silent,
  Callout: silent,
  Figure: silent,
  Checklist: silent,
  Bars: silent,
  People: silent,
  BeforeAfter: silent,
  Until: silent,
  Urgent: silent,
}

export function bodyOf({ Body }: Article) {
  return Body(plainKit)
}

/** The texts of an article's callouts: warnings, and when to seek help. */
export function calloutsOf({ Body }: Article): readonly string[] {
  return calloutsIn(Body({ ...plainKit, Callout: callout }))
}

function calloutsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(calloutsIn)
  const element = elementData(node)
  if (!element) return []
  return element.type === callout ? [textOf(node)] : calloutsIn(element.props.children)
}

function readTime(article: Article): string {
  return fill(articleWords.readTime, { minutes: minutesOf(bodyOf(article)) })
}

function toCard(article: Article): ArticleCard {
  const { slug, title, excerpt, category, publishedOn, featured = false, keyFigure, hero } = article.meta
  return {
    slug,
    href: articlePath(article.meta.slug),
    title,
    excerpt,
    category,
    categoryLabel: categoryLabels[category],
    publishedOn,
    readTime: readTime(article),
    featured,
    keyFigure,
    hero,
  }
}

export const cards: readonly ArticleCard[] = publishedArticles.map(toCard)

function articleSources({ meta }: Article) {
  return numberedSources(meta.sources)
}

export function articleFacts(article: Article): ArticleFacts {
  const { meta } = article
  return {
    meta,
    section: categoryLabels[meta.category],
    words: wordsOf(bodyOf(article)),
    sources: articleSources(article),
  }
}

/** (Position modulo 3) plus 1. */
function closingVariant(article: Article): 1 | 2 | 3 {
  const variants = [1, 2, 3] as const
  return variants[articles.indexOf(article) % 3] ?? 1
}

/** The six services that the second call to action lists. */
const areas = serviceNavigation.filter(({ key }) => key !== 'iv-hydration-therapy')

const fewestRelated = 2

/** Of the related articles those that this language has and that are published; too few are completed, first by articles of the same category. */
function relatedTo({ meta }: Article): readonly Article[] {
  const named = meta.related.flatMap(slug => getArticle(slug) ?? [])
  const others = publishedArticles.filter(other => other.meta.slug !== meta.slug && !named.includes(other))
  const [same, rest] = [true, false].map(is =>
    others.filter(other => (other.meta.category === meta.category) === is),
  )
  return [...named, ...[...(same ?? []), ...(rest ?? [])].slice(0, Math.max(0, fewestRelated - named.length))]
}

export function articleView(article: Article) {
  const { meta, Body } = article
  const variant = closingVariant(article)
  return {
    meta,
    Body,
    subtitle: blog.subtitle,
    categoryLabel: categoryLabels[meta.category],
    readTime: readTime(article),
    headings: headingsOf(bodyOf(article)),
    sources: articleSources(article),
    related: relatedTo(article).map(toCard),
    closing: { variant, areas, ...closings[variant] },
    disclaimer: disclaimers.general,
  }
}
export type ArticleView = ReturnType<typeof articleView>
