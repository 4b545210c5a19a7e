import { faq } from '@/content/faq'
import { type PageEntry, pages, services } from '@/content/site'
import { stopWords, synonyms } from '@/content/synonyms'
import { headingsOf } from '@/lib/editorial/rendered-text'
import { articlePath, routes, servicePaths } from '@/lib/routes'
import type { SearchDocument, SearchIndex } from '@/lib/search/search'
import { bodyOf } from './articles'
import { publishedArticles } from './published-articles'

const entries: readonly PageEntry[] = pages

/** Truncates a text to at most `most` characters at the end of a word. */
function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\W*\s\S*$/, '')}…`
}

/** Everything that can be found. */
function searchDocuments(): SearchDocument[] {
  return [
    ...services.map(service => ({
      section: 'Services' as const,
      href: servicePaths[service.key],
      title: service.hero.title,
      text: service.card.description,
      words: [
        service.card.h2Title,
        service.card.fact,
        ...service.benefits.items.map(item => item.title),
      ].join(' '),
      details: [
        ...service.risks.items.map(({ text, more = '' }) => `${text} ${more}`),
        ...service.suitability.items,
        ...service.suitability.notFor,
      ].join(' '),
    })),
    ...entries.flatMap(({ path, search = [] }) =>
      search.map(({ title, text, words = '', fragment }) => ({
        section: 'Pages' as const,
        href: fragment ? `${path}#${fragment}` : path,
        title,
        text,
        words,
      })),
    ),
    ...publishedArticles.map(article => ({
      section: 'Articles' as const,
      href: articlePath(article.meta.slug),
      title: article.meta.title,
      text: article.meta.excerpt,
      words: [...article.meta.tags, ...headingsOf(bodyOf(article)).map(({ text }) => text)].join(' '),
    })),
    ...faq.groups.flatMap(group =>
      group.items.map(item => ({
        section: 'Questions' as const,
        href: `${routes.faq}#${item.id}`,
        title: item.question,
        text: shortened(item.answer[0] ?? '', 175),
        words: item.id.replaceAll('-', ' '),
      })),
    ),
    ...services.flatMap(service =>
      service.faq.items.map(item => ({
        section: 'Questions' as const,
        href: `${servicePaths[service.key]}#${item.id}`,
        title: item.question,
        text: shortened(item.answer[0] ?? '', 80),
        words: service.card.name,
      })),
    ),
  ]
}

/** Data of the search in the browser, kept small: it is loaded as one file. */
export function searchIndex(): SearchIndex {
  return { documents: searchDocuments(), synonyms, stopWords }
}
