/** @jest-environment node */
import { structuredDataFindings } from '@/lib/editorial/structured-data'

const page = (text: string, node: object) =>
  structuredDataFindings(
    new Map([
      ['/a', { text, source: `{}\n<script type="application/ld+json">${JSON.stringify(node)}</script>` }],
    ]),
  )
const offer = { '@graph': [{ offers: { '@type': 'Offer', price: 19, priceCurrency: 'USD' } }] }
const shown = (words: string) => [`/a: its structured data say "${words}", which the page does not show`]

test.each([
  ['an amount that is shown', 'from $19 a month', offer, []],
  ['another amount than the one shown', 'from $199 a month', offer, shown('$19')],
  ['a free tool', 'Free', { offers: { price: 0 } }, []],
  ['the day of a change', 'Updated November 26, 2026.', { dateModified: '2026-11-26T12:00:00Z' }, []],
  [
    'another day of a change',
    'Updated November 25, 2026.',
    { dateModified: '2026-11-26' },
    shown('November 26, 2026'),
  ],
  [
    'a review that is not shown',
    'Nobody has read it.',
    { lastReviewed: '2026-11-16' },
    shown('November 16, 2026'),
  ],
  ['a day of publication', 'Nothing', { x: [{ datePublished: '2025-01-07' }] }, shown('January 7, 2025')],
])('structured data with %s', (_, text, node, findings) => {
  expect(page(text, node)).toEqual(findings)
})
