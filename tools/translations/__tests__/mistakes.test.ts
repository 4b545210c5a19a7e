/** @jest-environment node */
import { parseSource } from '@/tools/translations/messages'
import { catalogMistakes, mistakesIn } from '@/tools/translations/mistakes'

const mistakeIn = (lines: readonly string[]) => mistakesIn('content/x.tsx', lines.join('\n'), parseSource)[0]

test.each([
  [
    ['export const x = {', "  lead: 'Your first name's enough',", '}'],
    '2:26: an apostrophe ends the text: write \\',
  ],
  [['export const x = {', "  lead: 'The dogs' bed',", '}'], '2:20: an apostrophe ends the text: write \\'],
  [['export const x = {', '  lead: `The `small` print`,', '}'], '2:15: ` within the text ends it: write \\`'],
  [
    ['export const x = {', "  a: 'one'", "  b: 'two',", '}'],
    '3:3: a comma is missing at the end of the line before',
  ],
  [
    ['export const x = {', "  a: 'one,", "  b: 'two',", '}'],
    '2:6: the quotation mark that ends a text is missing',
  ],
  [
    ['export const x = {', "  list: ['one', 'two',", "  b: 'two',", '}'],
    '4:1: a comma, quotation mark or bracket',
  ],
  [['export const x = <p>One <b>two</p>'], '1:31: a tag is not closed'],
])('%j: %s', (lines, expected) => {
  expect(mistakeIn(lines)?.slice('content/x.tsx:'.length)).toMatch(expected)
  expect(mistakeIn(lines)).toContain(`\n    ${lines[Number(expected[0]) - 1]?.trim()}`)
})

test('a file that can be read has none, and no other error is taken for one', () => {
  expect(mistakesIn('content/x.ts', "export const x = 'It\\'s fine, and so’s this'", parseSource)).toEqual([])
  expect(() =>
    mistakesIn('content/x.ts', '', () => {
      throw new TypeError('of ours')
    }),
  ).toThrow('of ours')
})

const catalog = (line: string) =>
  ['# reviewed: a "b"', '#, fuzzy', 'msgctxt "a"', 'msgid "x"', line, ''].join('\n')

test.each([
  ['msgstr "El "nuevo" texto"', 'x.po:5: a quotation mark ends the text: write \\" or use “ ”'],
  ['msgstr "uno', 'x.po:5: the quotation mark that ends the text is missing'],
  ['msgstr "uno\\"', 'x.po:5: the quotation mark that ends the text is missing'],
  ['msgstr uno', 'x.po:5: a line is a comment, or msgctxt, msgid or msgstr'],
  ['mgstr "uno"', 'x.po:5: a line is a comment, or msgctxt, msgid or msgstr'],
  ['=======', 'x.po:5: a line is a comment, or msgctxt, msgid or msgstr'],
])('%s in a catalog: %s', (line, expected) => {
  const found = catalogMistakes('x.po', catalog(line))
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(expected)
})

test.each([
  'msgstr "El \\"nuevo\\" texto \\\\"',
  'msgstr ""\n"uno "\n"dos"',
  'msgstr[0] "uno"',
  'msgstr "uno"\r',
])('%j is no mistake', line => {
  expect(catalogMistakes('x.po', catalog(line))).toEqual([])
})
