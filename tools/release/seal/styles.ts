import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'

type Node = DefaultTreeAdapterMap['node']

type Used = {
  tags: Set<string>
  classes: Set<string>
  ids: Set<string>
  names: Set<string>
  values: Set<string>
}

/** Attributes that the browser sets when a native element opens, and those of the page's script. */
const nativeStates = ['open', 'hidden', 'inert', 'data-app', 'data-notice']
const bootStates = ['failed', 'over']
/** What modules set, on a page where the whole stylesheet may not be there yet. */
const ofModules = {
  attributes: ['aria-current', 'data-failed', 'data-hidden', 'data-open'],
  values: ['true'],
}
const none: typeof ofModules = { attributes: [], values: [] }
const pseudoTags = ['html', 'body', 'dialog', 'details', 'summary']

function collect(node: Node, used: Used) {
  if ('tagName' in node) {
    used.tags.add(node.tagName)
    for (const { name, value } of node.attrs) {
      used.names.add(name)
      if (name === 'class') for (const word of value.split(/\s+/)) used.classes.add(word)
      else if (name === 'id') used.ids.add(value)
      else for (const word of value.split(/\s+/)) used.values.add(word)
      used.values.add(value)
    }
  }
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, used)
}

/** The names in the markup that selectors can match, and those that scripts add. */
function namesIn(html: string, added: typeof ofModules) {
  const used: Used = {
    tags: new Set(pseudoTags),
    classes: new Set(),
    ids: new Set(),
    names: new Set([...nativeStates, ...added.attributes]),
    values: new Set([...bootStates, ...added.values]),
  }
  collect(parse(html), used)
  return {
    tags: [...used.tags],
    classes: [...used.classes],
    ids: [...used.ids],
    attributes: { names: [...used.names], values: [...used.values] },
    undetermined: [],
  }
}

/** `:not(…)` does not say whether a selector can match. Parentheses nest twice. */
const negation = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
const branches = /:(?:has|is|where)\(([^()]*)\)/g
const classNames = /\.((?:[\w-]|\\.)+)/g

/**
 * Drops rules such as `main:has(.account)` where the page has no such class, for what is disabled where nothing is, and for pages in other
 * languages: PurgeCSS does not look into these.
 */
function dropUnmatchedSelectors(css: string, html: string, classes: ReadonlySet<string>): string {
  const language = /<html[^>]* lang="(\w+)/.exec(html)?.[1] ?? ''
  const hasDisabled = /<[^>]* disabled=/.test(html)
  const hasAllClasses = (selector: string) =>
    [...selector.matchAll(classNames)].every(([, name = '']) => classes.has(name.replaceAll('\\', '')))
  const canMatch = (selector: string) =>
    !selector.includes(`:not(:lang(${language}))`) &&
    (hasDisabled || !selector.replace(negation, '').includes(':disabled')) &&
    [...selector.replace(negation, '').matchAll(branches)].every(([, list = '']) =>
      list.split(',').some(hasAllClasses),
    )
  const root = postcss.parse(css)
  root.walkRules(rule => {
    const matching = rule.selectors.filter(canMatch)
    if (matching.length === 0) rule.remove()
    else if (matching.length < rule.selectors.length) rule.selectors = matching
  })
  root.walkAtRules(rule => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

const parentheses = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** `:is(.cards > *):last-child` as `*:is(.cards > *):last-child`: PurgeCSS drops what consists of several pseudo-classes alone. */
function withSubjects(css: string): string {
  const root = postcss.parse(css)
  root.walkRules(rule => {
    const isBare = (selector: string) => /^:[\w-]+:[a-z]/.test(selector.replace(parentheses, ''))
    if (rule.selectors.some(isBare))
      rule.selectors = rule.selectors.map(selector => (isBare(selector) ? `*${selector}` : selector))
  })
  return root.toString()
}

/**
 * The rules that can match on this page, in order. The whole stylesheet comes later, with hydration, or when a control is used.
 * @param hasModules the page does not hydrate
 */
export async function stylesFor(html: string, css: string, hasModules = false): Promise<string> {
  const added = hasModules ? ofModules : none
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: withSubjects(css) }],
    extractors: [{ extensions: ['html'], extractor: (text: string) => namesIn(text, added) }],
    keyframes: true,
    variables: true,
    // SVG attributes refer to color variables.
    safelist: { variables: html.match(/--[\w-]+/g) ?? [] },
  })
  if (!result) throw new Error('The stylesheet could not be parsed.')
  if (!result.css.includes('{')) throw new Error('No rule of the stylesheet matches the page.')
  return dropUnmatchedSelectors(result.css.trim(), html, new Set(namesIn(html, added).classes))
}

/**
 * The stylesheet that hydration loads. Every page inlines its `@font-face` rules; repeating them would make the browser
 * pick the fonts again, and text would shift.
 */
export function withoutFontFaces(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, '')
}

/** For `style-src` and `integrity`. */
export function digest(text: string | Buffer): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
