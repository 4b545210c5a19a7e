import { Features, transform } from 'lightningcss'
import postcss, { type Container, type Declaration, type Root } from 'postcss'

/** Tailwind 4's minimum browsers, in lightningcss's version encoding. */
const targets = { chrome: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) }

const name = /(?<![\w-])--[\w-]+/g
/** A var() reference with its optional fallback, which may contain one level of parentheses. */
const reference = /var\((--[\w-]+)(?:\s*,\s*((?:[^()]|\([^()]*\))*))?\)/g
function countNames(root: Root, textOf: (declaration: Declaration) => string): Map<string, number> {
  const counts = new Map<string, number>()
  root.walkDecls(declaration => {
    for (const found of textOf(declaration).match(name) ?? []) counts.set(found, (counts.get(found) ?? 0) + 1)
  })
  return counts
}

const classesOfRoot = (markup: string): string[] =>
  /<html\b[^>]*\sclass="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? []

/** Custom properties that have one value everywhere in the page. */
function constantsIn(root: Root, markup: string): ReadonlyMap<string, string> {
  const definitions = new Map<string, Declaration[]>()
  root.walkDecls(/^--/, found => {
    definitions.set(found.prop, [...(definitions.get(found.prop) ?? []), found])
  })
  const uses = countNames(root, ({ value }) => value)
  const named = new Set(markup.match(name))
  // A font's variable is defined in a class of the root element.
  const rootClasses = new Set(classesOfRoot(markup).map(name => `.${name}`))
  const constants = new Map<string, string>()
  for (const [property, [first, ...others]] of definitions) {
    if (!first || others.length > 0 || named.has(property)) continue
    if (first.parent?.type !== 'rule' || !('selector' in first.parent)) continue
    if (isConditional(first.parent.parent)) continue
    const { selector } = first.parent
    // A color or font list used often is shorter as a custom property.
    const isConstant =
      selector === ':root'
        ? !/^--(color|font(?!-weight))-/.test(property) || (uses.get(property) ?? 0) <= 2
        : rootClasses.has(selector)
    if (isConstant) constants.set(property, first.value)
  }
  root.walkAtRules('property', ({ params, nodes }) => {
    const initial = nodes?.find(node => node.type === 'decl' && node.prop === 'initial-value')
    const set = (definitions.get(params) ?? []).filter(({ parent }) => !isUniversalSelector(parent))
    if (initial?.type === 'decl' && set.length === 0) constants.set(params, initial.value)
  })
  return constants
}

const isConditional = (parent: Declaration['parent'] | Container['parent']) =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'media'

/** Tailwind's initial values for browsers without `@property`. */
const isUniversalSelector = (parent: Container | Declaration['parent']) =>
  parent?.type === 'rule' && 'selector' in parent && String(parent.selector).startsWith('*')

/** Inlines constant custom properties where they are used, and fallbacks where nothing sets the property. */
function resolve(root: Root, constants: ReadonlyMap<string, string>) {
  const definedNames = new Set<string>()
  root.walkDecls(/^--/, ({ prop }) => void definedNames.add(prop))
  const value = (text: string): string =>
    text.replace(reference, (whole, property: string, fallback: string | undefined) => {
      const constant = constants.get(property)
      if (constant !== undefined) return value(constant)
      return fallback !== undefined && !definedNames.has(property) ? value(fallback) : whole
    })
  root.walkDecls(declaration => {
    declaration.value = value(declaration.value)
  })
}

function dropUnnamed(root: Root, markup: string) {
  const named = new Set(markup.match(name))
  root.walkDecls(({ value }) => {
    for (const property of value.match(name) ?? []) named.add(property)
  })
  root.walkDecls(/^--/, declaration => {
    if (!named.has(declaration.prop)) declaration.remove()
  })
  root.walkAtRules('property', rule => {
    if (!named.has(rule.params)) rule.remove()
  })
}

/** Unwraps Tailwind's `@supports` for color-mix(), which all targets have; the rule replaces its fallback. */
function mixColors(root: Root) {
  root.walkAtRules('supports', rule => {
    if (/^\(color:\s*color-mix\(/.test(rule.params) && rule.nodes) rule.replaceWith(rule.nodes)
  })
}

/**
 * The same rules in fewer bytes. The whole stylesheet, which hydration loads later, repeats every rule as written, so
 * nothing changes then.
 * @param markup the page without its styles; names that occur in it are left alone.
 */
export function tighten(css: string, markup: string): string {
  const root = postcss.parse(css)
  resolve(root, constantsIn(root, markup))
  dropUnnamed(root, markup)
  mixColors(root)
  const code = Buffer.from(root.toString())
  // No rule uses `light-dark()`, whose fallback the compiler would add to every `color-scheme`.
  const exclude = Features.LightDark
  const { code: tight } = transform({ filename: 'page.css', code, minify: true, targets, exclude })
  // The compiler repeats prefixed declarations for each shorthand it merges.
  return tight.toString().replace(/(-webkit-text-decoration(?:-color)?:[^;}]*;)\1+/g, '$1')
}

/** 'A' to 'Z', then 'AA'. Capitals, because no library names its properties so. */
function shortName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return `--${index < 26 ? '' : shortName(Math.floor(index / 26) - 1).slice(2)}${letter}`
}

/**
 * Gives the custom properties that the page's styles define short names, in the styles and in the drawings that use them.
 * What hydration adds has the long names, and the stylesheet that comes with it defines those.
 */
export function shortenNames(css: string, markup: string): { css: string; markup: string } {
  const root = postcss.parse(css)
  const names = new Set<string>()
  root.walkDecls(/^--/, ({ prop }) => void names.add(prop))
  const uses = new Map([...names].map(one => [one, 0]))
  for (const text of [css, markup])
    for (const found of text.match(name) ?? [])
      if (uses.has(found)) uses.set(found, (uses.get(found) ?? 0) + 1)
  const byUse = [...uses].sort(([a, first], [b, second]) => second - first || a.localeCompare(b, 'en'))
  const short = new Map(byUse.map(([one], index) => [one, shortName(index)]))
  return {
    css: css.replace(name, found => short.get(found) ?? found),
    markup: markup.replace(/(?<=var\()--[\w-]+/g, found => short.get(found) ?? found),
  }
}
