import { type DefaultTreeAdapterMap, parse, serialize } from 'parse5'
import { colors } from '@/lib/site/colors'
import { staticFolder } from './static-files'

/** Next's output has an unexpected form: the build fails rather than ship a partly sealed page. */
export class UnexpectedOutput extends Error {}

const dataTypes = ['application/ld+json', 'application/json']
/** Next's inline scripts: its list of chunks, and the page's data for React. */
const knownInline = [
  /^\(globalThis\["TURBOPACK"\]/,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(/,
  /^self\.__next_f\.push\(/,
]

const scriptPattern = /<script([^>]*)>([\s\S]*?)<\/script>/g
const linkPattern = /<link\b[^>]*>/g

/** The value of an attribute in a tag as Next prints it: lower or camel case, double quotes. */
function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
}

function fileOf(address: string): string {
  if (!address.startsWith(staticFolder))
    throw new UnexpectedOutput(`A file outside ${staticFolder}: ${address}`)
  return address.slice(staticFolder.length)
}

export type Scripts = { html: string; inline: string[]; files: string[] }

/** Removes every script from the page, except data blocks. */
export function stripScripts(page: string): Scripts {
  const inline: string[] = []
  const files = new Set<string>()
  const html = page.replace(scriptPattern, (whole, tag: string, text: string) => {
    if (dataTypes.includes(attributeOf(tag, 'type') ?? '')) return whole
    const src = attributeOf(tag, 'src')
    // `nomodule` scripts are for browsers of ten years ago, which get the page without hydration.
    if (/\snomodule\b/i.test(tag)) return ''
    if (src !== undefined) files.add(fileOf(src))
    else if (knownInline.some(pattern => pattern.test(text))) inline.push(text)
    else throw new UnexpectedOutput(`An unknown inline script: ${text.slice(0, 80)}`)
    return ''
  })
  if (files.size === 0) throw new UnexpectedOutput('The page loads no chunk.')
  if (!inline.some(text => text.includes('TURBOPACK')))
    throw new UnexpectedOutput('The list of chunks is missing.')
  if (!inline.some(text => text.startsWith('self.__next_f')))
    throw new UnexpectedOutput("The page's data is missing.")
  return { html, inline, files: [...files] }
}

/** Consumers of these cards fall back to the page's Open Graph data, which is the same. */
const repeatedMeta = /<meta name="twitter:(?!card")[^>]*>/g

type Links = { html: string; styles: string[] }

/** Removes stylesheet links, hints that are redundant or useless before hydration, and card tags that repeat others. */
export function stripLinks(page: string): Links {
  const styles: string[] = []
  const withoutHints = page.replace(linkPattern, '')
  const html = page.replace(linkPattern, tag => {
    const rel = attributeOf(tag, 'rel')
    const href = attributeOf(tag, 'href') ?? ''
    // Hydration adds them again; the inline icon is used until then.
    if (rel === 'manifest' || rel === 'icon' || rel === 'apple-touch-icon') return ''
    if (rel === 'stylesheet') styles.push(fileOf(href))
    else if (rel !== 'preload') return tag
    else if (attributeOf(tag, 'as') === 'font') return tag
    else if (
      attributeOf(tag, 'as') === 'image' &&
      withoutHints.includes(href || (attributeOf(tag, 'imagesrcset') ?? '\0'))
    )
      return tag
    return ''
  })
  if (styles.length === 0) throw new UnexpectedOutput('The page has no stylesheet.')
  return { html: html.replace(repeatedMeta, ''), styles }
}

type Parts = {
  css: string
  boot: { src: string; integrity: string }
  /** Stylesheets that not every page has. */
  styles: readonly string[]
  /** Absent for a page that does not hydrate. */
  hydration?: {
    /** Below /_next/static: the page's data first, then the chunks that not every page has. */
    app: readonly string[]
    eager: 'app' | 'files' | undefined
    /** Where a visitor without a session is redirected. */
    gate: string | undefined
  }
}

/**
 * The peak of app/icon.svg, inlined: every browser requests an icon, which would slow down the fonts and the first picture.
 * Search engines use /favicon.ico. iOS requests its icon only for the home screen.
 */
const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='${colors.light.copper}' d='M4 0l4 8H0z'/></svg>`
const icon = `<link rel="icon" href="data:image/svg+xml,${encodeURI(drawing).replaceAll('#', '%23')}"><link rel="apple-touch-icon" href="/apple-icon.png">`

/**
 * Block the first paint until this element's start tag is parsed: painted earlier, the layout would shift. Usually it is
 * the menu, which follows the header; a page whose first screen depends on more marks where that ends (FirstScreenEnd).
 */
const expected = (page: string) => {
  const last = page.includes(' id="first-screen"') ? 'first-screen' : 'menu'
  return `<link rel="expect" href="#${last}" blocking="render">`
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** What may follow an element whose end tag is then not needed (HTML, 13.1.2.4). */
const endsParagraph =
  /<\/p>(?=<(?:p|ul|ol|dl|div|h[1-6]|section|table|details|form|header|footer|nav|aside|figure|address|blockquote|hr|main|article|fieldset)\b|<\/(?:div|section|li|dd|td|details|article|aside|footer|header|main|blockquote|nav|form|fieldset)>)/g
const endsItem = /<\/(?:li|dt|dd|tr|td|th)>(?=<(?:li|dt|dd|tr|td|th)\b|<\/(?:ul|ol|dl|div|tr|tbody|table)>)/g

const endOfShape = /><\/(?:path|circle|rect|line|ellipse|polyline|polygon)>/g

/**
 * The same document in fewer bytes: without end tags that the parser adds, and without the marks that only React reads.
 * @throws if the page would not be parsed as before
 */
export function shorten(page: string, { hydrates }: { hydrates: boolean }): string {
  const bare = hydrates ? page : page.replace(/<!--[^>]*-->/g, '')
  const short = bare
    .replace(endsParagraph, '')
    .replace(endsItem, '')
    .replace(endOfShape, '/>')
    .replace(/(\s[\w-]+)=""/g, '$1')
  if (serialize(parse(short)) !== serialize(parse(bare)))
    throw new UnexpectedOutput('In fewer bytes the page would be another one.')
  return short
}

/** Inserts the page's own rules and its script. */
export function injectHead(page: string, { css, boot, styles, hydration }: Parts): string {
  if (css.includes('</'))
    throw new UnexpectedOutput('The stylesheet contains "</", which would end its element.')
  const scriptAttributes = {
    src: boot.src,
    integrity: boot.integrity,
    ...(hydration ? { 'data-app': hydration.app.join(' ') } : {}),
    ...(styles.length > 0 ? { 'data-styles': styles.join(' ') } : {}),
    ...(hydration?.eager ? { 'data-eager': hydration.eager } : {}),
    ...(hydration?.gate ? { 'data-gate': hydration.gate } : {}),
  }
  const attributes = Object.entries(scriptAttributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  )
  const script = (how: string) => `<script${how}${attributes.join('')}></script>`
  // A function, because `$` has a meaning in a replacement string.
  const insertBefore = (page: string, place: RegExp, added: string) => page.replace(place, tag => added + tag)
  const viewport = /<meta name="viewport"/
  const end = /<\/head>/
  if (!viewport.test(page) || !end.test(page))
    throw new UnexpectedOutput('The page has no viewport meta element or no end of its head.')
  const early = insertBefore(page, viewport, `${expected(page)}${icon}`)
  // The styles come last: some readers of links look for title, description and picture in the first 32 KB only.
  const styled = insertBefore(early, end, `<style>${css}</style>`)
  // With hydration, the script precedes the first form, so no form can be submitted before it runs; content above it still
  // paints. An element that waits for hydration counts as a form (components/ui/page-incomplete.tsx).
  const form = /<form\b|<\w+ [^>]*data-needs-boot\b/
  if (hydration && form.test(styled)) return insertBefore(styled, form, script(''))
  // Painted before the script knows whether it is over, a notice would shift the page.
  const timed = /<\w+ [^>]*data-timed\b/
  return timed.test(styled)
    ? insertBefore(styled, timed, script(''))
    : insertBefore(styled, viewport, script(' async'))
}

type Element = DefaultTreeAdapterMap['element']

function elementsOf(node: DefaultTreeAdapterMap['node']): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  return 'tagName' in node ? [node, ...below] : below
}

const attribute = (element: Element, name: string) => element.attrs.find(attr => attr.name === name)?.value

const isRunnable = (script: Element) => !dataTypes.includes(attribute(script, 'type') ?? '')

/** Fields whose value the browser would send if it submitted the form, before hydration or without it. */
function fieldsLeakedByGet(form: Element): Element[] {
  return elementsOf(form).filter(
    field =>
      attribute(field, 'name') && ['password', 'email', 'tel'].includes(attribute(field, 'type') ?? ''),
  )
}

/** Whether the browser would reload the page, without what was typed, if it submitted the form. */
const losesInputOnSubmit = (form: Element) =>
  !attribute(form, 'action') && attribute(form, 'method') !== 'dialog'

/** Faults of a sealed page, in words; empty if it may be served. */
export function faultsOf(page: string): string[] {
  const elements = elementsOf(parse(page))
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const scripts = named('script').filter(isRunnable)
  const handlers = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => /^on[a-z]/.test(name)))
  const addresses = elements.flatMap(({ attrs }) =>
    attrs.filter(({ value }) => /^\s*javascript:/i.test(value)),
  )
  return [
    ...(scripts.length === 1 ? [] : [`${scripts.length} scripts instead of one`]),
    ...scripts.filter(script => !attribute(script, 'integrity')).map(() => 'a script without integrity'),
    ...(named('style').length === 1 ? [] : [`${named('style').length} style elements instead of one`]),
    ...elements
      .filter(element => attribute(element, 'style') !== undefined)
      .map(({ tagName }) => `a style attribute on ${tagName}`),
    ...handlers.map(({ name }) => `an ${name} attribute`),
    ...addresses.map(({ name }) => `a script in ${name}`),
    ...named('form')
      .flatMap(fieldsLeakedByGet)
      .map(field => `a form that would send ${attribute(field, 'name')}`),
    ...named('form')
      .filter(losesInputOnSubmit)
      .map(() => 'a form that would lose what was typed'),
  ]
}

/** Other origins that the page's forms submit to. */
export function formOrigins(page: string): string[] {
  return elementsOf(parse(page))
    .filter(({ tagName }) => tagName === 'form')
    .map(form => attribute(form, 'action') ?? '')
    .filter(action => /^https?:/.test(action))
    .map(action => new URL(action).origin)
}
