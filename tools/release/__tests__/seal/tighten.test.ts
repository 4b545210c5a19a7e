/** @jest-environment node */
import { shortenNames, tighten } from '@/tools/release/seal/tighten'

it('inlines constants and folds their arithmetic', () => {
  const css = ':root{--spacing:.25rem}.a{margin:calc(var(--spacing) * 3)}'
  expect(tighten(css, '<p class="a">')).toBe('.a{margin:.75rem}')
})

it('keeps a value that changes with the color scheme', () => {
  const css =
    ':root{--color-ink:#000}@media (prefers-color-scheme:dark){:root{--color-ink:#fff}}.a{color:var(--color-ink)}'
  expect(tighten(css, '<p class="a">')).toBe(
    ':root{--color-ink:#000}@media (prefers-color-scheme:dark){:root{--color-ink:#fff}}.a{color:var(--color-ink)}',
  )
})

it('inlines a color that is used once or twice, and a font weight always', () => {
  const css =
    ':root{--color-rare:#883a12;--font-weight-bold:600}.a{color:var(--color-rare);font-weight:var(--font-weight-bold)}'
  expect(tighten(css, '<p class="a">')).toBe('.a{color:#883a12;font-weight:600}')
})

it('keeps the variable of a color that is used often', () => {
  const css =
    ':root{--color-line:#cbd0bf}.a{color:var(--color-line);fill:var(--color-line);stroke:var(--color-line)}'
  expect(tighten(css, '<p class="a">')).toBe(
    ':root{--color-line:#cbd0bf}.a{color:var(--color-line);fill:var(--color-line);stroke:var(--color-line)}',
  )
})

it('does not inline a value that is set conditionally', () => {
  const css = '@media print{:root{--color-ink:#000}}.a{color:var(--color-ink)}'
  expect(tighten(css, '<p class="a">')).toContain('.a{color:var(--color-ink)}')
})

it('keeps properties that the markup uses, and files whose names look like properties', () => {
  const css = ':root{--color-ink:#000}@font-face{font-family:f;src:url(f--color-ink.woff2)}'
  expect(tighten(css, '<path fill="var(--color-ink)">')).toBe(
    ':root{--color-ink:#000}@font-face{font-family:f;src:url(f--color-ink.woff2)}',
  )
})

it('uses the fallback of an unset property, and the initial value of a registered one', () => {
  const css =
    '@property --tw-x{syntax:"*";inherits:false;initial-value:solid}*{--tw-x:solid}.a{border-style:var(--tw-x);line-height:var(--tw-leading,1.5)}'
  expect(tighten(css, '<p class="a">')).toBe('.a{border-style:solid;line-height:1.5}')
})

it('keeps a registered property that a rule of the page sets', () => {
  const css =
    '@property --tw-x{syntax:"*";inherits:false;initial-value:solid}.a{--tw-x:dashed;border-style:var(--tw-x)}'
  expect(tighten(css, '<p class="a">')).toContain('border-style:var(--tw-x)')
})

it('uses color-mix() without its feature query', () => {
  const css =
    '.a{color:red}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in srgb,currentColor 10%,transparent)}}'
  expect(tighten(css, '<p class="a">')).toBe('.a{color:color-mix(in srgb,currentColor 10%,transparent)}')
})

it('names defined properties in a letter, the most used first, in styles and drawings alike', () => {
  const css =
    '@font-face{src:url(f--color-ink.woff2)}:root{--color-line:#ccc;--color-ink:#000}.a--color-ink{color:var(--color-ink);border-color:var(--color-line);width:var(--gap)}'
  const markup =
    '<p class="a--color-ink">--color-ink</p><path fill="var(--color-ink)" stroke="var(--gap, 1)"></path>'
  expect(shortenNames(css, markup)).toEqual({
    css: '@font-face{src:url(f--color-ink.woff2)}:root{--B:#ccc;--A:#000}.a--color-ink{color:var(--A);border-color:var(--B);width:var(--gap)}',
    markup: '<p class="a--color-ink">--color-ink</p><path fill="var(--A)" stroke="var(--gap, 1)"></path>',
  })
})

it('has a name for more properties than there are letters', () => {
  const names = Array.from({ length: 60 }, (_, index) => `--name-${index}`)
  const { css } = shortenNames(`:root{${names.map(one => `${one}:0`).join(';')}}`, '')
  expect(new Set(css.match(/--[A-Z]+(?=:)/g)).size).toBe(60)
})
