/** @jest-environment node */
import { helpLineFindings } from '../help-line-findings'

const page = (source: string) => new Map([['/x', { text: '', source: `meta\n${source}` }]])

test('a help line in a sentence is a link that calls it', () => {
  expect(helpLineFindings(page('<p>Chest pain: call 911.</p><p>NEJMoa0911101</p>'))).toEqual([
    '/x: "Chest pain: call 911." names 911 without a link that calls it (LinkedWords)',
  ])
  expect(helpLineFindings(page('<p>Chest pain: call <a href="tel:911">911</a>.</p>'))).toEqual([])
})

test('a second mention in one sentence may say where to send a message', () => {
  expect(helpLineFindings(page('<p>Call <a href="tel:988">988</a> or text 988.</p>'))).toEqual([])
  expect(helpLineFindings(page('<p>Call <a href="tel:911">911</a> or text 988.</p>'))).toHaveLength(1)
})
