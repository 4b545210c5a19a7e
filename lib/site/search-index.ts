import { faq } from '@/content/faq'
import type { Service } from '@/content/schema'
import { type PageEntry, pages, services } from '@/content/site'
import { endings, stopWords, synonyms } from '@/content/synonyms'
import { headingsOf } from '@/lib/editorial/rendered-text'
import { articlePath, questionsPath, routes, servicePaths } from '@/lib/routes'
import type { SearchDocument, SearchIndex } from '@/lib/search/documents'
import { plain } from '@/lib/search/plain'
import { stemOf } from '@/lib/search/stem'
import { bodyOf, calloutsOf } from './article-data'
import { publishedArticles } from './published-articles'
import { askedMost } from './services'

const entries: readonly PageEntry[] = pages

/** Truncates a text to at most `most` characters at the end of a word. */
function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\W*\s\S*$/, '')}…`
}

const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []

/** The stems of texts, each once, without those that the document has already: whatever is said there is found. */
function otherStems(texts: readonly string[], document: readonly string[]): string {
  const stems = (text: string) =>
    wordsOf(text)
      .filter(word => !stopWords.includes(word))
      .map(word => stemOf(word, endings))
  const known = new Set(stems(document.join(' ')))
  return [...new Set(stems(texts.join(' ')))]
    .filter(stem => !known.has(stem))
    .sort()
    .join(' ')
}

function withDetails(document: SearchDocument, texts: readonly string[]): SearchDocument {
  const { title, text, words } = document
  const details = otherStems(texts, [title, text, words])
  return details === '' ? document : { ...document, details }
}

/** The warnings of a service: what it risks, when to seek help, and whom it is not for. */
const warningsOf = ({ risks, suitability }: Service): readonly string[] => [
  ...risks.items.flatMap(({ title, text, more = '' }) => [title, text, more]),
  ...Object.values(risks.seekHelp).flatMap(signs => (Array.isArray(signs) ? signs : [])),
  ...suitability.items,
  ...suitability.notFor,
]

/** What a service offers by name, as men type it: 'Myers' Cocktail'. */
const offeringsOf = ({ parts = [] }: Service): readonly string[] =>
  parts.flatMap(part => (part.kind === 'offerings' ? part.items.map(({ name }) => name) : []))

/** Everything that can be found. */
function searchDocuments(): SearchDocument[] {
  return [
    ...services.map(service =>
      withDetails(
        {
          section: 'Services',
          href: servicePaths[service.key],
          title: service.hero.title,
          text: service.card.description,
          words: [
            service.card.h2Title,
            service.card.fact,
            ...service.benefits.items.map(item => item.title),
            ...offeringsOf(service),
          ].join(' '),
        },
        warningsOf(service),
      ),
    ),
    ...entries.flatMap(({ path, search = [] }) =>
      search.map(({ title, text, words = '', fragment }) => ({
        section: 'Pages' as const,
        href: fragment ? `${path}#${fragment}` : path,
        title,
        text,
        words,
      })),
    ),
    ...publishedArticles.map(article =>
      withDetails(
        {
          section: 'Articles',
          href: articlePath(article.meta.slug),
          title: article.meta.title,
          text: article.meta.excerpt,
          words: [...article.meta.tags, ...headingsOf(bodyOf(article)).map(({ text }) => text)].join(' '),
        },
        calloutsOf(article),
      ),
    ),
    ...faq.groups.flatMap(group =>
      group.items.map(item =>
        withDetails(
          {
            section: 'Questions',
            href: `${routes.faq}#${item.id}`,
            title: item.question,
            text: shortened(item.answer[0] ?? '', 175),
            words: item.id.replaceAll('-', ' '),
          },
          item.answer,
        ),
      ),
    ),
    ...services.flatMap(service =>
      service.faq.items.map((item, index) =>
        withDetails(
          {
            section: 'Questions',
            href: `${index < askedMost ? servicePaths[service.key] : questionsPath(service.key)}#${item.id}`,
            title: item.question,
            text: shortened(item.answer[0] ?? '', 80),
            words: service.card.name,
          },
          item.answer,
        ),
      ),
    ),
  ]
}

/** Data of the search in the browser, kept small: it is loaded as one file. */
export function searchIndex(): SearchIndex {
  return { documents: searchDocuments(), synonyms, stopWords, endings }
}
