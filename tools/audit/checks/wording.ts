import { allowedWording } from '@/content/facts/claims'
import { bannedWording } from '@/lib/editorial/wording'
import { groupsAt } from '@/lib/editorial/wording-groups'
import { languageOf } from '../../../lib/site/language-of'
import { attribute, type Element, elements, text } from '../html'
import type { ServedPage } from '../served-page'
import type { Miss } from '../types'

const blocks = new Set(
  'p li h1 h2 h3 h4 h5 h6 td th dt dd summary caption figcaption label legend button title text a div'.split(
    ' ',
  ),
)

function closest(element: Element, matches: (candidate: Element) => boolean): Element | null {
  for (let node: Element | null = element; node; ) {
    if (matches(node)) return node
    const parent: Element['parentNode'] = node.parentNode
    node = parent && 'tagName' in parent ? parent : null
  }
  return null
}

/** Titles of cited works are not the clinic's words. */
const isCited = (element: Element) => attribute(element, 'aria-labelledby') === 'references'

/** Texts of structured data, except cited works and URLs. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('http') ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (name === 'citation' ? [] : strings(part)))
}

/** Every text for readers, screen readers or search engines, by block. */
function textsOf({ document }: ServedPage): { text: string; inMain: boolean }[] {
  const seen = new Set<Element>()
  return elements(document).flatMap(element => {
    if (element.tagName === 'style' || closest(element, isCited)) return []
    const inMain = closest(element, ({ tagName }) => tagName === 'main') !== null
    const found = ['content', 'alt', 'aria-label', 'title', 'placeholder'].flatMap(
      name => attribute(element, name) ?? [],
    )
    if (element.tagName === 'script') {
      if (attribute(element, 'type') === 'application/ld+json')
        found.push(...strings(JSON.parse(text(element))))
    } else if (
      element.childNodes.some(node => 'value' in node && node.nodeName === '#text' && node.value.trim())
    ) {
      const block = closest(element, ({ tagName }) => blocks.has(tagName)) ?? element
      if (!seen.has(block)) found.push(text(block).replace(/\s+/g, ' '))
      seen.add(block)
    }
    return found.map(one => ({ text: one, inMain }))
  })
}

/** Applies the advertising rules to the served page, with the texts of content, components and claims together. */
export function checkWording(page: ServedPage): Miss[] {
  const { language, path } = languageOf(page.route.path)
  const { code } = language
  const groups = groupsAt(path)
  const evidence = path.startsWith('/blog/')
  const found = textsOf(page).flatMap(({ text: words, inMain }) =>
    bannedWording(
      { place: page.route.path, text: words, groups: inMain ? groups : [], evidence, code },
      allowedWording,
    ),
  )
  return [...new Set(found)].map(message => ({ check: 'wording', message }))
}
