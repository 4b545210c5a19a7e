import { clinic } from '@/content/facts/clinic'
import { alternatesOf } from '@/lib/site/alternates'
import { attribute, type Document, type Element, elements, isInHead, text } from '../html'
import type { Fetcher } from '../http'
import { languageOf } from '../language-of'
import { readPage, type ServedPage } from '../page'
import type { Miss, Settings } from '../types'
import { isIndexable } from './metadata'

const miss = (message: string): Miss => ({ check: 'language', message })

/** What is written alike in every language. */
const names: readonly string[] = [clinic.address.line]

/** From here on a text that is the same in two languages is no name, address or unit. */
const leftoverWords = 5

/** In another language than the page, and says so; or the title of a cited work. */
const isForeign = (element: Element) =>
  attribute(element, 'lang') !== undefined || attribute(element, 'aria-labelledby') === 'references'

/** Texts of a page that are written in its own language. */
function* ownTexts(parent: Document | Element): Generator<string> {
  for (const child of parent.childNodes) {
    if ('tagName' in child) {
      const isSkipped =
        ['script', 'style'].includes(child.tagName) || (child.tagName !== 'html' && isForeign(child))
      if (isSkipped) continue
      const isForMachines = attribute(child, 'name') === 'viewport'
      for (const name of isForMachines ? [] : ['alt', 'aria-label', 'title', 'placeholder', 'content']) {
        const value = attribute(child, name)
        if (value) yield value
      }
      yield* ownTexts(child)
    } else if ('value' in child && child.nodeName === '#text') yield child.value.trim()
  }
}

const words = (found: string) => found.match(/\p{L}{2,}/gu)?.length ?? 0

/** Texts that stand word for word in the English page as well. */
async function leftovers(
  page: ServedPage,
  path: string,
  settings: Settings,
  fetcher: Fetcher,
): Promise<Miss[]> {
  const english = await readPage({ ...page.route, path }, settings, fetcher)
  const theirs = new Set(ownTexts(english.document))
  const same = [...new Set(ownTexts(page.document))].filter(
    one => words(one) >= leftoverWords && theirs.has(one) && !one.startsWith('http') && !names.includes(one),
  )
  return same.map(one => miss(`English: "${one}"`))
}

function alternateMisses(page: ServedPage, path: string, { publicSite }: Settings): Miss[] {
  const found = new Map(
    elements(page.document, 'link')
      .filter(link => isInHead(link) && attribute(link, 'rel') === 'alternate' && attribute(link, 'hreflang'))
      .map(link => [attribute(link, 'hreflang'), attribute(link, 'href')?.replace(/\/$/, '')]),
  )
  const address = (own: string) => (publicSite + own).replace(/\/$/, '')
  const alternates = alternatesOf(path)
  const expected = new Map(
    alternates.length > 1
      ? [
          ...alternates.map(({ language, path: own }) => [language.code, address(own)] as const),
          ['x-default', address(path)] as const,
        ]
      : [],
  )
  return [
    ...[...expected]
      .filter(([code, href]) => found.get(code) !== href)
      .map(([code, href]) => miss(`hreflang ${code} is ${found.get(code)}, not ${href}`)),
    ...[...found.keys()]
      .filter(code => !expected.has(code ?? ''))
      .map(code => miss(`hreflang ${code} is one too many`)),
  ]
}

/** Links of the switch; its own is the one that is current. */
function switchMisses({ document, route }: ServedPage): Miss[] {
  const links = elements(document, 'a').filter(link => attribute(link, 'hreflang') && attribute(link, 'lang'))
  const current = links.filter(link => attribute(link, 'aria-current') === 'true')
  const codes = new Set(links.map(link => attribute(link, 'hreflang')))
  if (codes.size < 2 || current.length === 0) return [miss('no switch of languages')]
  return current
    .filter(link => attribute(link, 'hreflang') !== languageOf(route.path).language.code)
    .map(link => miss(`the switch says that the page is in ${text(link)}`))
}

/** Whether a page is in the language of its address, whole, and names the same page in the others. */
export async function checkLanguage(page: ServedPage, settings: Settings, fetcher: Fetcher): Promise<Miss[]> {
  const { language, path } = languageOf(page.route.path)
  const [root] = elements(page.document, 'html')
  const lang = root && attribute(root, 'lang')
  return [
    ...(lang === language.tag ? [] : [miss(`lang is ${lang}, not ${language.tag}`)]),
    ...(page.route.kind === 'page' && isIndexable(page) ? alternateMisses(page, path, settings) : []),
    ...(page.route.kind === 'page' ? switchMisses(page) : []),
    ...(language.base === '' ? [] : await leftovers(page, path, settings, fetcher)),
  ]
}
