import { searchedWordFindings } from '@/tools/editorial/searched-words'

const page = (metadata: object, markup: string) =>
  new Map([['/nuts', { text: '', source: `${JSON.stringify(metadata)}\n${markup}` }]])
const searched = [{ words: 'walnut oil', path: '/nuts' }]

test.each([
  ['title', { title: 'Walnut oil' }, ''],
  ['description', { description: 'Oil from a walnut' }, ''],
  ['heading', {}, '<h2><span>Walnut</span> oil</h2>'],
  ['question', {}, '<details><summary>Why walnut oil?</summary>So.</details>'],
])('words in a %s are found', (_, metadata, markup) => {
  expect(searchedWordFindings(searched, page(metadata, markup))).toEqual([])
})

test('words that only the text has are reported', () => {
  expect(searchedWordFindings(searched, page({ title: 'Walnut' }, '<p>Walnut oil</p>'))).toEqual([
    '/nuts: neither title, description nor a heading has "oil" of "walnut oil", which men search for (content/asked-questions.ts)',
  ])
})

test('a page that does not exist owns no words', () => {
  expect(searchedWordFindings(searched, new Map())).toEqual([
    'content/asked-questions.ts: "walnut oil" is owned by /nuts, which is not a page',
  ])
})
