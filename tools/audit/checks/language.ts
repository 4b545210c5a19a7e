import { clinic } from '@/content/facts/clinic'
import { alternatesOf } from '@/lib/site/alternates'
import { languageOf } from '../../../lib/site/language-of'
import { attribute, type Document, type Element, elements, isInHead, parseHtml, text } from '../html'
import type { Fetcher } from '../http'
import { readPage, type ServedPage } from '../served-page'
import type { Miss, Settings } from '../types'
import { isIndexable } from './metadata'

const miss = (message: string): Miss => ({ check: 'language', message })

/** Texts that are the same in every language. */
const names: readonly string[] = [clinic.address.line]

/** A text with at least this many words is not a name, address or unit, so it must differ between languages. */
const leftoverWords = 5

/** Marked with another language than the page, or the titles of cited works. */
const isForeign = (element: Element) =>
  attribute(element, 'lang') !== undefined || attribute(element, 'aria-labelledby') === 'references'

/** The texts of a page in its own language. */
function* ownTexts(parent: Document | Element): Generator<string> {
  for (const child of parent.childNodes) {
    if ('tagName' in child) {
      const isSkipped =
        ['script', 'style'].includes(child.tagName) || (child.tagName !== 'html' && isForeign(child))
      if (isSkipped) continue
      const isForMachines = ['viewport', 'robots'].includes(attribute(child, 'name') ?? '')
      for (const name of isForMachines ? [] : ['alt', 'aria-label', 'title', 'placeholder', 'content']) {
        const value = attribute(child, name)
        if (value) yield value
      }
      yield* ownTexts(child)
    } else if ('value' in child && child.nodeName === '#text') yield child.value.trim()
  }
}

/** Common English words that are no words in Spanish or Portuguese. */
const englishWords = /(?<!\p{L})(?:the|of|and|with|your|from|by|is|are)(?!\p{L})/giu

/** An English text that stands in a translated page without `lang`, or the English name of the first visit. */
export function checkEnglishIsMarked({
  document,
  route,
}: {
  document: Document
  route: { path: string }
}): Miss[] {
  if (languageOf(route.path).language.base === '') return []
  return [...new Set(unmarkedTexts(document))]
    .filter(
      one =>
        one.includes(clinic.booking.firstVisit) ||
        new Set(one.toLowerCase().match(englishWords) ?? []).size > 1,
    )
    .map(one => miss(`English without lang: "${one}"`))
}

/** The texts that a screen reader reads in the page's language. */
function* unmarkedTexts(parent: Document | Element): Generator<string> {
  for (const child of parent.childNodes) {
    if ('tagName' in child) {
      // A title cannot mark a part of itself.
      const isSkipped = ['script', 'style', 'title'].includes(child.tagName)
      const isMarked = child.tagName !== 'html' && attribute(child, 'lang') !== undefined
      if (isSkipped || isMarked) continue
      // Its markup is text to the parser, as to a browser with JavaScript.
      yield* unmarkedTexts(child.tagName === 'noscript' ? parseHtml(text(child)) : child)
    } else if ('value' in child && child.nodeName === '#text') yield child.value.trim()
  }
}

const countWords = (found: string) => found.match(/\p{L}{2,}/gu)?.length ?? 0

/** Texts that are identical in the English page. */
async function englishTextLeft(
  page: ServedPage,
  path: string,
  settings: Settings,
  fetcher: Fetcher,
): Promise<Miss[]> {
  const english = await readPage({ ...page.route, path }, settings, fetcher)
  const theirs = new Set(ownTexts(english.document))
  const same = [...new Set(ownTexts(page.document))].filter(
    one =>
      countWords(one) >= leftoverWords && theirs.has(one) && !one.startsWith('http') && !names.includes(one),
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
      .map(code => miss(`unexpected hreflang ${code}`)),
  ]
}

/** The language switch names the page's own language as current, and links to the others. */
function switchMisses({ document, route }: ServedPage): Miss[] {
  const links = elements(document, 'a').filter(link => attribute(link, 'hreflang') && attribute(link, 'lang'))
  const current = elements(document, 'span').filter(
    one => attribute(one, 'aria-current') === 'true' && attribute(one, 'lang'),
  )
  const { code } = languageOf(route.path).language
  if (links.length === 0 || current.length === 0) return [miss('no language switch')]
  return [
    ...current
      .filter(one => attribute(one, 'lang') !== code)
      .map(one => miss(`the language switch marks ${text(one)} as current`)),
    ...links
      .filter(link => attribute(link, 'lang') === code)
      .map(link => miss(`the language switch links to the page itself: ${text(link)}`)),
  ]
}

/**
 * Links within the site that leave the page's language must say so, to the eye and to a screen reader. Files have no
 * language.
 */
export function checkLinkLanguage({ document, route }: ServedPage, { site, publicSite }: Settings): Miss[] {
  const { language } = languageOf(route.path)
  return elements(document, 'a').flatMap(link => {
    const url = new URL(attribute(link, 'href') ?? '', site + route.path)
    if (![site, publicSite].includes(url.origin) || /\.\w+$/.test(url.pathname)) return []
    const target = languageOf(url.pathname).language
    if (target === language) return []
    const isMarked = attribute(link, 'hreflang') === target.code
    const isSwitch = attribute(link, 'lang') === target.code
    const says = target.base === '' && text(link).endsWith(language.inEnglish)
    return isMarked && (isSwitch || says) ? [] : [miss(`"${text(link)}" leads to ${url.pathname}`)]
  })
}

/** A page must be entirely in the language of its address, and link to itself in the other languages. */
export async function checkLanguage(page: ServedPage, settings: Settings, fetcher: Fetcher): Promise<Miss[]> {
  const { language, path } = languageOf(page.route.path)
  const [root] = elements(page.document, 'html')
  const lang = root && attribute(root, 'lang')
  return [
    ...(lang === language.tag ? [] : [miss(`lang is ${lang}, not ${language.tag}`)]),
    ...(page.route.kind === 'page' && isIndexable(page) ? alternateMisses(page, path, settings) : []),
    ...(page.route.kind === 'page' ? switchMisses(page) : []),
    ...checkLinkLanguage(page, settings),
    ...checkEnglishIsMarked(page),
    ...(language.base === '' ? [] : await englishTextLeft(page, path, settings, fetcher)),
  ]
}
