import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss'

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending))
    .map(name => join(folder, name))

const styles = [...filesIn('app', '.css'), ...filesIn('components', '.css')].map(file => ({
  file,
  root: postcss.parse(readFileSync(file, 'utf8')),
}))

const declared = (rule: Rule, property: string) =>
  rule.nodes.find((node): node is Declaration => node.type === 'decl' && node.prop === property)?.value

const partsOf = ({ selectors }: Rule) => selectors.map(selector => selector.replaceAll(/\s+/g, ' '))

/** Rules with such a declaration. */
function rulesWith(matches: (declaration: Declaration) => boolean) {
  return styles.flatMap(({ file, root }) => {
    const found: { file: string; rule: Rule }[] = []
    root.walkDecls(declaration => {
      const rule = declaration.parent
      if (rule?.type === 'rule' && matches(declaration)) found.push({ file, rule: rule as Rule })
    })
    return found
  })
}

test('whatever is sticky stays clear of the slim header, by the one token for it', () => {
  const sticky = rulesWith(({ prop, value }) => prop === 'position' && value === 'sticky')
  expect(sticky.length).toBeGreaterThan(3)
  for (const { file, rule } of sticky)
    expect([file, rule.selector, declared(rule, 'top')]).toEqual([
      file,
      rule.selector,
      'var(--spacing-sticky)',
    ])
  const drawing = filesIn('components', '.tsx').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/className="((?:[^"]*[\s:])?sticky(?:\s[^"]*)?)"/g)].map(
      ([, names]) => names,
    ),
  )
  expect(drawing.length).toBeGreaterThan(0)
  for (const names of drawing) expect(names).toMatch(/\btop-sticky\b/)
})

/** Drawn by a background alone, and nothing is lost without it. */
const decoration = [
  '.cta::before',
  '.hero-signs > li::before',
  '.price-marks li::before',
  '.part-tags > li::before',
  '.stats > div::before',
  'main:has(> .closing) + footer.site::before',
]

test('what is chosen is marked as such in forced colors, too', () => {
  const chosen = rulesWith(({ prop, value }) => prop === 'background' && value === 'Highlight')
  expect(chosen.map(({ rule }) => [rule.selector, declared(rule, 'color')])).toContainEqual([
    '.start-option:has(:checked)',
    'HighlightText',
  ])
})

test('no mark that says something is a background alone in forced colors, which remove it', () => {
  const pseudo = /::(?:before|after)/
  const drawn = rulesWith(
    ({ prop, parent }) =>
      prop === 'content' &&
      parent?.type === 'rule' &&
      pseudo.test((parent as Rule).selector) &&
      /^""/.test(declared(parent as Rule, 'content') ?? '') &&
      declared(parent as Rule, 'background') !== undefined &&
      declared(parent as Rule, 'border') === undefined,
  ).flatMap(({ rule }) => partsOf(rule))
  expect(drawn).toContain('.fold > summary::after')
  const forced = styles.flatMap(({ root }) => {
    const selectors: string[] = []
    root.walkAtRules('media', media => {
      if (media.params.includes('forced-colors'))
        media.walkRules(rule => {
          selectors.push(...partsOf(rule))
        })
    })
    return selectors
  })
  expect(drawn.filter(selector => !decoration.includes(selector) && !forced.includes(selector))).toEqual([])
})

test("the times of the clinic's hours wrap where a reader's own spacing of letters and words needs it", () => {
  const rigid = rulesWith(({ prop, value }) => prop === 'white-space' && value === 'nowrap')
  const selectors = rigid.flatMap(({ rule }) => partsOf(rule))
  expect(selectors).toContain('.hours th')
  expect(selectors.filter(selector => /^\.hours (?:td|p)/.test(selector))).toEqual([])
})

test('a long word does not widen an answer in a fold', () => {
  const wrapping = rulesWith(({ prop, value }) => prop === 'overflow-wrap' && value === 'anywhere')
  expect(wrapping.flatMap(({ rule }) => partsOf(rule))).toContain('.fold-answer')
})

test('no rule takes the focus ring away, unless it draws another', () => {
  const removed = rulesWith(
    ({ prop, value }) =>
      (/^outline(-style|-width)?$/.test(prop) && /^(none|0)\b/.test(value)) ||
      (prop === 'outline-color' && value === 'transparent'),
  ).flatMap(({ rule }) => partsOf(rule))
  const drawn = rulesWith(({ prop }) => prop === 'border').flatMap(({ rule }) => partsOf(rule))
  expect(removed).toContain('.topbar-link:focus-visible')
  expect(removed.filter(selector => !drawn.includes(`${selector}::after`))).toEqual([])
})

test('texts and tables are printed', () => {
  document.documentElement.dataset.app = 'ready'
  document.body.innerHTML = `<main><section class="section"><h1></h1><h2></h2><p></p><ul><li></li></ul>
    <dl><div><dt></dt><dd></dd></div></dl><table><caption></caption><thead><tr><th></th></tr></thead>
    <tbody><tr><td></td></tr></tbody></table><figure><svg></svg><img alt="A chart"><figcaption></figcaption></figure>
    <blockquote></blockquote><details><summary></summary></details></section></main>`
  const printed = [...document.querySelectorAll('main, main *')]
  const hiding: string[] = []
  for (const { root } of styles)
    root.walkAtRules('media', media => {
      if (!/\bprint\b/.test(media.params)) return
      media.walkDecls('display', ({ value, parent }) => {
        if (value === 'none' && parent?.type === 'rule') hiding.push((parent as Rule).selector)
      })
    })
  expect(hiding.length).toBeGreaterThan(2)
  const hidden = hiding.flatMap(selector => printed.filter(element => element.matches(selector)))
  expect(hidden.map(({ localName }) => localName)).toEqual([])
})

/** Conditions of the media queries around a rule. */
function conditionsOf({ parent }: Node): string[] {
  if (!parent) return []
  const outer = conditionsOf(parent as Node)
  return parent.type === 'atrule' && (parent as AtRule).name === 'media'
    ? [...outer, (parent as AtRule).params]
    : outer
}

const isPrinted = (rule: Rule) => conditionsOf(rule).includes('print')

test('on each screen there is either the menu button or the navigation', () => {
  document.body.innerHTML = `<header class="site"><div class="navbar"><div class="wrap navbar-row"><nav><ul class="wide">
    </ul></nav><button type="button" class="menu-button" popovertarget="menu"></button></div></div></header>`
  const conditions = (element: Element, matches: (value: string) => boolean) =>
    rulesWith(({ prop, value }) => prop === 'display' && matches(value))
      .filter(
        ({ rule }) => !isPrinted(rule) && !rule.selector.includes('::') && element.matches(rule.selector),
      )
      .map(({ rule }) => conditionsOf(rule).join(' and '))
  const [links, button] = document.querySelectorAll('.wide, .menu-button')
  if (!links || !button) throw new Error('The markup above lacks one of them')
  const withLinks = conditions(links, value => value !== 'none')
  expect(withLinks).toHaveLength(1)
  expect(conditions(button, value => value === 'none')).toEqual(withLinks)
  expect(conditions(button, value => value !== 'none')).toEqual([''])
})

/** Length in pixels of text at its usual size; 0 of what is relative to the box or the screen. */
function pixels(value: string): number {
  const [, size, unit] = /^([\d.]+)(px|rem)$/.exec(value) ?? []
  return Number(size ?? 0) * (unit === 'rem' ? 16 : 1)
}

const isWidth = ({ prop, value }: Declaration) =>
  /^(?:min-)?(?:width|inline-size)$/.test(prop) && pixels(value) > 0

test('nothing has to be wider than the narrowest screen, of 280 px, unless the screen is wider', () => {
  expect(rulesWith(isWidth).length).toBeGreaterThan(10)
  const tooWide = rulesWith(declaration => isWidth(declaration) && pixels(declaration.value) > 280)
    .filter(({ rule }) => !isPrinted(rule) && !/width >=|<= width/.test(conditionsOf(rule).join(' ')))
    .map(({ rule }) => rule.selector)
  expect(tooWide).toEqual([])
})

test('headings wrap', () => {
  document.body.innerHTML = '<main><h1></h1><h2></h2><h3></h3><h4></h4></main>'
  const headings = [...document.querySelectorAll('main > *')]
  const rigid = rulesWith(
    ({ prop, value }) => /^(?:text-wrap|white-space)/.test(prop) && /^(?:nowrap|pre)$/.test(value),
  )
  expect(rigid.length).toBeGreaterThan(3)
  const names = rigid.flatMap(({ rule }) => partsOf(rule)).filter(selector => !selector.includes('::'))
  expect(names.filter(selector => headings.some(heading => heading.matches(selector)))).toEqual([])
})

/** First visits on a slow line show these: without a metric, text is cut or buttons wrap. */
test.each([
  ['figtree', 'app/fonts/faces.ts', [400, 600]],
  ['besley', 'app/fonts/faces.ts', [500, 600]],
] as const)('the stand-in of %s has all four metrics, in each weight', (family, file, weights) => {
  expect(readFileSync(file, 'utf8')).toContain(`'./${family}.woff2'`)
  const faces: Map<string, string>[] = []
  for (const { root } of styles)
    root.walkAtRules('font-face', face => {
      const all = (face.nodes ?? []).filter((node): node is Declaration => node.type === 'decl')
      faces.push(new Map(all.map(({ prop, value }) => [prop, value])))
    })
  const own = faces.filter(face => face.get('font-family') === `"${family} stand-in"`)
  for (const weight of weights) {
    const face = own.find(one => {
      const [from = 0, to = from] = (one.get('font-weight') ?? '').split(' ').map(Number)
      return from <= weight && weight <= to
    })
    for (const metric of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
      expect([weight, metric, face?.get(metric)]).toEqual([weight, metric, expect.stringMatching(/^\d+%$/)])
  }
  const tokens = styles.find(({ file: name }) => name === 'app/globals.css')?.root.toString()
  expect(tokens).toMatch(new RegExp(`var\\(--font-${family}\\), "${family} stand-in"`))
})

test('folded texts are printed, and so is the address of each reference', () => {
  const opened = rulesWith(({ prop, value }) => prop === 'content-visibility' && value === 'visible')
  const onPaper = opened.filter(({ rule }) => isPrinted(rule)).flatMap(({ rule }) => partsOf(rule))
  for (const fold of ['.more', ':is(.fold, .price-fold)'])
    expect(onPaper).toContain(`${fold}:not([open])::details-content`)
  const addresses = rulesWith(({ prop, value }) => prop === 'content' && value.includes('attr(href)'))
  expect(addresses.filter(({ rule }) => isPrinted(rule)).flatMap(({ rule }) => partsOf(rule))).toContainEqual(
    expect.stringMatching(/^.*\.refs a\[rel\]::after$/),
  )
})
