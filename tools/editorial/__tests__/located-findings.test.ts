/** @jest-environment node */
import { locatedFindings, ownFindings } from '@/tools/editorial/located-findings'

const banned = 'faq.items.pellets.answer.0: "risk-free" in "It is risk-free." (ALL)'
const sourceOf = (file: string) =>
  file === 'content/faq.ts'
    ? "line 1\n  answer: 'It is risk-free. It is \"slow\".',\n  href: '/services/pellet',\n"
    : ''

test('a mistake in a text that a language shows in English is one of the English file', () => {
  expect(
    ownFindings(
      [`content/es/faq.po ${banned}`, 'content/es/faq.po faq.lead: "milagro" in "Un milagro." (ALL)'],
      [`content/faq.ts ${banned}`],
    ),
  ).toEqual(['content/es/faq.po faq.lead: "milagro" in "Un milagro." (ALL)'])
  const article = 'must link to another article'
  expect(
    ownFindings([`content/pt/articles/a.po: ${article}`], [`content/articles/a.tsx: ${article}`]),
  ).toEqual([])
})

test('a finding is printed once, with the line of its words or its address', () => {
  expect(locatedFindings([`content/faq.ts ${banned}`, `content/faq.ts ${banned}`], sourceOf)).toEqual([
    `content/faq.ts:2 ${banned}`,
  ])
  const link = 'faq.items.pellets.link.href: links to /services/pellet, which does not exist'
  expect(locatedFindings([`content/faq.ts ${link}`], sourceOf)).toEqual([`content/faq.ts:3 ${link}`])
})

test('what is derived from a file adds nothing', () => {
  const again = 'the search index 39.text: "risk-free" in "It is risk-free." (ALL)'
  expect(locatedFindings([`content/faq.ts ${banned}`, again], sourceOf)).toHaveLength(1)
  expect(locatedFindings([again], sourceOf)).toEqual([again])
})

test.each([
  'content/faq.ts:7: "$189." is typed here',
  'content/faq.ts: must contain 911',
  'titles: "A" appears twice',
])('a finding with a line, or without words to look for, stays as it is: %s', finding => {
  expect(locatedFindings([finding], sourceOf)).toEqual([finding])
})
