/** @jest-environment node */
import { toMarkdown, twinHeaders, twinPath } from '@/tools/release/build/markdown'

const url = 'https://clinic.example/es/precios'
const page = (main: string, robots = 'index, follow') =>
  `<!DOCTYPE html><html lang="es-US"><head><meta name="robots" content="${robots}"/></head><body><nav>menu</nav><main id="main">${main}</main></body></html>`
const bodyOf = (main: string) => toMarkdown(page(main), url)?.split('---\n\n')[1]?.trim()

it('is the text of the main part, under its address and language', () => {
  expect(toMarkdown(page('<h1>Precios</h1><p>Lo que cuesta.</p>'), url)).toBe(
    `---\nurl: ${url}\nlanguage: es-US\n---\n\n# Precios\n\nLo que cuesta.\n`,
  )
})

it('has none for a page that search engines skip', () => {
  expect(toMarkdown(page('<h1>Cuenta</h1>', 'noindex, follow'), url)).toBeUndefined()
})

it('throws without a main part', () => {
  expect(() => toMarkdown('<html lang="en"><body></body></html>', url)).toThrow(url)
})

it('gives links and pictures whole addresses, and leaves out drawings that say nothing', () => {
  expect(
    bodyOf('<p><a href="/faq#labs">Labs</a> <img alt="A map" src="/map.svg"/><img alt="" src="/x.svg"/></p>'),
  ).toBe('[Labs](https://clinic.example/faq#labs) ![A map](https://clinic.example/map.svg)')
})

it('leaves out what works only on the page', () => {
  const main = `<p>Stays</p><form><label>Name</label></form><p role="status">Checked</p><p hidden="">Later</p>
    <p role="alert" class="app-missing">A part did not load</p><p class="boot-missing mt-2">Reload</p>
    <button>Press</button><div popover="auto">Menu</div><svg><text>7</text></svg>
    <p><a target="_blank" href="https://a.example/">Book<span class="sr-only"> (opens in a new tab)</span></a></p>`
  expect(bodyOf(main)).toBe('Stays\n\n[Book](https://a.example/)')
})

it('keeps notes as numbers, and apart from what stands beside them', () => {
  expect(bodyOf('<p>It fell.<sup><a href="#ref-T1">1</a></sup><small class="block">5 men</small></p>')).toBe(
    'It fell.[1] 5 men',
  )
})

it('prints each row of a table on a line, and a cell of several rows in each of them', () => {
  const main = `<table><thead><tr><th>Service</th><th>Price</th><th>Covers</th></tr></thead><tbody>
    <tr><th>Peptides</th><td rowspan="2">Quoted</td><td><details><summary>Covers</summary><ul><li>One</li><li>Two</li></ul></details></td></tr>
    <tr><th>PRP</th><td>Blood draw</td></tr></tbody></table>`
  expect(bodyOf(main)?.split('\n').filter(Boolean)).toEqual([
    '- Service | Price | Covers',
    '- Peptides | Quoted | One; Two',
    '- PRP | Quoted | Blood draw',
  ])
})

it('gives a fold the heading of its summary, or its words in bold', () => {
  const main =
    '<details><summary><h3>Why?</h3></summary><p>So.</p></details><details><summary>More</summary><p>Text</p></details>'
  expect(bodyOf(main)).toBe('### Why?\n\nSo.\n\n**More**\n\nText')
})

it.each([
  ['/', '', '/index.md'],
  ['/es', '/es', '/es/index.md'],
  ['/es/faq', '/es', '/es/faq.md'],
])('%s has its twin at %s%s', (path, base, twin) => expect(twinPath(path, base)).toBe(twin))

test('a twin names its page as canonical', () => {
  expect(twinHeaders('https://example.com/es/prices')).toEqual({
    'X-Robots-Tag': 'noindex',
    Link: '<https://example.com/es/prices>; rel="canonical"',
  })
})
