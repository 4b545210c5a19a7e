import { textLimits } from '../../release/budgets'
import { attribute, elements, isInHead, metaContents, text } from '../html'
import type { ServedPage } from '../served-page'
import type { Miss, Settings } from '../types'

const miss = (message: string): Miss => ({ check: 'metadata', message })

type Limits = { min: number; max: number }

function single(name: string, found: string[], limits?: Limits): Miss[] {
  const [value, ...more] = found
  if (value === undefined || value.trim() === '') return [miss(`no ${name}`)]
  if (more.length > 0) return [miss(`${found.length} times ${name}`)]
  const length = [...value].length
  if (limits && (length < limits.min || length > limits.max)) {
    return [miss(`${name} has ${length} characters, not ${limits.min} to ${limits.max}: "${value}"`)]
  }
  return []
}

const titleOf = ({ document }: ServedPage): string =>
  elements(document, 'title').filter(isInHead).map(text)[0] ?? ''

const descriptionOf = ({ document }: ServedPage): string => metaContents(document, 'description')[0] ?? ''

function canonicalsOf({ document }: ServedPage): string[] {
  return elements(document, 'link')
    .filter(link => attribute(link, 'rel') === 'canonical')
    .map(link => attribute(link, 'href') ?? '')
}

export function isIndexable({ document }: ServedPage): boolean {
  return !metaContents(document, 'robots').some(content => content.includes('noindex'))
}

/** Next can stream metadata into the body, where crawlers ignore it. */
function metaOutsideHead({ document }: ServedPage): Miss[] {
  const stray = elements(document, 'title', 'meta', 'link').filter(element => {
    if (isInHead(element)) return false
    if (element.tagName === 'title') return element.namespaceURI.endsWith('xhtml')
    return element.tagName === 'meta'
      ? !attribute(element, 'itemprop')
      : attribute(element, 'rel') === 'canonical'
  })
  return stray.map(element => miss(`<${element.tagName}> outside <head>`))
}

function ownAddress(page: ServedPage, settings: Settings): Miss[] {
  const path = page.route.path === '/' ? '' : page.route.path
  const address = (url: string) => url.replace(/\/$/, '')
  const expected = settings.publicSite + path
  const named = [
    ...canonicalsOf(page).map(url => ['canonical', url] as const),
    ...metaContents(page.document, 'og:url').map(url => ['og:url', url] as const),
  ]
  return named
    .filter(([, url]) => address(url) !== expected)
    .map(([name, url]) => miss(`${name} is ${url}, the page is ${expected}`))
}

export function checkMetadata(page: ServedPage, settings: Settings): Miss[] {
  const { document } = page
  const meta = (name: string, limits?: Limits) => single(name, metaContents(document, name), limits)
  const titles = elements(document, 'title').filter(isInHead).map(text)
  if (page.route.kind === 'not-found') {
    const indexed = isIndexable(page) ? [miss('the not-found page lacks robots noindex')] : []
    return [...single('title', titles, textLimits.title), ...indexed, ...metaOutsideHead(page)]
  }
  return [
    ...single('title', titles, textLimits.title),
    ...meta('description', textLimits.description),
    ...single('canonical', canonicalsOf(page)),
    ...['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'twitter:card'].flatMap(name =>
      meta(name),
    ),
    ...ownAddress(page, settings),
    ...metaOutsideHead(page),
  ]
}

/** Indexable pages with the same title or description compete in search results. */
export function checkUnique(pages: ServedPage[]): Map<ServedPage, Miss[]> {
  const misses = new Map<ServedPage, Miss[]>()
  for (const [name, read] of [
    ['title', titleOf],
    ['description', descriptionOf],
  ] as const) {
    const first = new Map<string, ServedPage>()
    for (const page of pages.filter(each => each.route.kind === 'page' && isIndexable(each))) {
      const value = read(page)
      const other = first.get(value)
      if (!other) first.set(value, page)
      else if (value)
        misses.set(page, [...(misses.get(page) ?? []), miss(`same ${name} as ${other.route.path}`)])
    }
  }
  return misses
}
