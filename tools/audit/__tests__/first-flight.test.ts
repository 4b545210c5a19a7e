/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { checkFirstFlight, decodePrefix, type Place } from '@/tools/audit/checks/first-flight'

/** Text that no packer makes shorter than three quarters. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64')

const page = ({ style = '', above = '', below = '' }) =>
  `<!DOCTYPE html><html><head><title>Page</title><style>${style}</style></head>` +
  `<body><header>Menu</header><main><h1>Title</h1><p>${above}</p><a href="/">Book a visit</a><p>${below}</p></main></body></html>`

/** "Book a visit": the fifth element of the body, its only text. */
const booking = { element: 4, child: 0 }
const misses = (html: string, places: Place[] = [booking]) =>
  checkFirstFlight(html, brotliCompressSync(html), places).map(({ message }) => message)

test('a page may exceed the first flight if its styles and first screen fit in it', () => {
  const html = page({ style: noise(3000), below: noise(20_000) })
  expect(brotliCompressSync(html).length).toBeGreaterThan(20_000)
  expect(misses(html)).toEqual([])
})

test('styles that fill the whole flight are reported, and the first screen after them', () => {
  expect(misses(page({ style: noise(16_000) }))).toEqual([
    expect.stringMatching(
      /^first flight: the styles end at 2\d,\d{3}, 14,600 bytes of brotli reach to 1\d,\d{3}$/,
    ),
    expect.stringMatching(/^first flight: the first screen end/),
  ])
})

test('text that pushes the booking button out of the flight is reported', () => {
  expect(misses(page({ above: noise(16_000) }))).toEqual([
    expect.stringMatching(/^first flight: the first screen/),
  ])
})

test('a text counts when it is complete, an element when its tag is', () => {
  const html = page({ below: noise(16_000) })
  expect(misses(html, [booking, { element: 5, child: null }])).toEqual([])
  expect(misses(html, [booking, { element: 5, child: 0 }])).toHaveLength(1)
})

test('a page without inline styles, or without what the first screen shows, is reported', () => {
  expect(misses('<body><p>Words</p></body>', [{ element: 0, child: 0 }])).toEqual([
    'first flight: the styles were not found',
  ])
  expect(() => misses(page({}), [{ element: 99, child: null }])).toThrow('not in the served page')
})

test('the beginning of a compressed page is decoded', () => {
  const html = page({ below: noise(20_000) })
  const read = decodePrefix(brotliCompressSync(html), 14_600)
  expect(read.length).toBeGreaterThan(14_600)
  expect(html.startsWith(read.toString())).toBe(true)
})
