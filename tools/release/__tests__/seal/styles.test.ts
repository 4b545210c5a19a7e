/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { digest, stylesFor } from '@/tools/release/seal/styles'

const html =
  '<html><body><p class="used" data-state="on">x</p><details><summary>s</summary></details><svg fill="var(--drawn)"></svg></body></html>'

it('keeps the rules that the page can use, in their order, and drops the others', async () => {
  const css = await stylesFor(
    html,
    'p{margin:0}.unused{color:red}.used{color:blue}.used:hover{color:green}#none{top:0}',
  )
  expect(css).toBe('p{margin:0}.used{color:blue}.used:hover{color:green}')
})

it('keeps rules that the browser itself activates before hydration', async () => {
  const css = '[open]{a:b}dialog[open]{a:b}details[open] summary{a:b}[inert]{a:b}'
  expect(await stylesFor(html, css)).toBe(css)
})

it('keeps the rules of the states that the boot script sets, if the page has their element', async () => {
  const css = '[data-app="failed"] .used{a:b}[data-notice="over"] .used{a:b}'
  expect(await stylesFor(html, css)).toBe(css)
  expect(await stylesFor(html, 'p{a:b}[data-notice="over"] .none{a:b}')).toBe('p{a:b}')
})

it('keeps what hides an element, and the states that modules set', async () => {
  expect(readFileSync('app/globals.css', 'utf8')).toContain(
    '[hidden]:not([hidden="until-found"], [data-after]) {',
  )
  const css =
    '[hidden]:not([hidden="until-found"],[data-after]){display:none!important}.used[data-hidden="true"]{a:b}'
  expect(await stylesFor(html, css, true)).toBe(css)
  expect(await stylesFor(html, css)).toBe(
    '[hidden]:not([hidden="until-found"],[data-after]){display:none!important}',
  )
})

it('keeps the colors that SVG attributes reference', async () => {
  expect(await stylesFor(html, ':root{--drawn:red;--unused:blue}')).toBe(':root{--drawn:red}')
})

it('keeps layer, media and support rules with their remaining content', async () => {
  const css =
    '@layer base,components;@layer components{.used{a:b}.unused{a:b}}@media (width>=40rem){.used{a:b}}@media print{.unused{a:b}}'
  expect(await stylesFor(html, css)).toBe(
    '@layer base,components;@layer components{.used{a:b}}@media (width>=40rem){.used{a:b}}',
  )
})

it('drops rules with a :has() that the page does not match, and keeps negated ones', async () => {
  const kept = 'body:has(.none,.used) p{a:b}body:not(:has(.none)) p{a:b}body:has(summary) p{a:b}'
  const dropped =
    'body:has(.none) p{a:b}body:has(>.none:last-child)+p{a:b}:is(.none,p.other){a:b}@media print{body:has(.none){a:b}}'
  expect(await stylesFor(html, dropped + kept)).toBe(kept)
  expect(await stylesFor(html, 'body:has(.none) p,.used{a:b}')).toBe('.used{a:b}')
})

it('keeps a rule of pseudo-classes alone, as of the last of some cards', async () => {
  const css = '@media (width>=40rem){:is(.used>*):last-child:nth-child(odd){a:b}:is(.none>*):last-child{a:b}}'
  expect(await stylesFor(html, css)).toBe(
    '@media (width>=40rem){*:is(.used>*):last-child:nth-child(odd){a:b}}',
  )
})

it('does not mistake a word of the text for a class', async () => {
  expect(await stylesFor('<p>unused</p>', 'p{a:b}.unused{a:b}')).toBe('p{a:b}')
})

it('rejects a stylesheet without a matching rule', async () => {
  await expect(stylesFor(html, '.unused{a:b}')).rejects.toThrow('No rule')
})

it('hashes as browsers do', () => {
  // The empty text, as in the examples of the Subresource Integrity recommendation's implementations.
  expect(digest('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
})

test('a rule for pages in other languages is dropped', async () => {
  const page = (lang: string) => `<html lang="${lang}"><body><p class="used">a</p></body></html>`
  const css = '.used:not(:lang(en)){a:b}p{c:d}'
  expect(await stylesFor(page('en-US'), css)).toBe('p{c:d}')
  expect(await stylesFor(page('es-US'), css)).toBe(css)
})

test('a rule for what is disabled is dropped where nothing is', async () => {
  const css = '.used{a:b}.used:disabled{c:d}'
  expect(await stylesFor('<button class="used">a</button>', css)).toBe('.used{a:b}')
  expect(await stylesFor('<button class="used" disabled="">a</button>', css)).toBe(css)
})
