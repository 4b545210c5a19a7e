/** @jest-environment node */
import { drawnFindings } from '@/tools/editorial/drawn-words'

const findings = (source: string) => drawnFindings(new Map([['/a', { text: '', source }]]))

test('a scale that is only drawn is found', () => {
  const rows = '<ul><li>Desire<svg aria-hidden="true"></svg><b>0.17</b></li></ul>'
  const axis = '<p aria-hidden="true"><span>0</span><span>small</span></p>'
  expect(findings(`<figure>${rows}${axis}<figcaption>Pooled trials.</figcaption></figure>`)).toEqual([
    '/a: a figure draws "0 small", which it does not say',
  ])
  expect(
    findings(`<figure>${rows}${axis}<figcaption>0 is none, small from 0.2.</figcaption></figure>`),
  ).toEqual([])
})

test.each([
  ['beside the figure', '<figure><svg aria-hidden="true"><text>54%</text></svg></figure><p>54%</p>', 1],
  [
    'in the name of a picture',
    '<figure><svg role="img" aria-label="54 of 100"><g aria-hidden="true">54</g></svg></figure>',
    0,
  ],
  [
    'in the alternative of a picture',
    '<figure><img alt="Low: 264"><b aria-hidden="true">264</b></figure>',
    0,
  ],
  ['in a part that is drawn, too', '<figure><p aria-hidden="true">low <b>264</b></p></figure>', 1],
])('a number that is said %s', (_, source, count) => {
  expect(findings(source)).toHaveLength(count)
})
