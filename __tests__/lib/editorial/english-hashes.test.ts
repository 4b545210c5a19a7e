import { currentHashes, factsIn, isRefused, staleTexts } from '@/lib/editorial/english-hashes'
import { entriesOf } from '@/lib/editorial/entries'

const files = (home: object, price = '$199') => ({
  'home.ts': entriesOf({ home }),
  'facts/amounts.ts': entriesOf({ price: { firstVisit: price } }),
})
const home = { title: 'Your health', lead: 'The first visit costs $199.', icon: 'clock' }
const before = files(home)
const englishHashes = {
  'home.ts': currentHashes('home.ts', before['home.ts'], factsIn(before)),
  'facts/amounts.ts': currentHashes('facts/amounts.ts', before['facts/amounts.ts'], factsIn(before)),
}
const stale = (now: ReturnType<typeof files>) =>
  staleTexts(now, ['home.ts', 'facts/amounts.ts'], englishHashes)

test('nothing is stale while the English is unchanged', () => {
  expect(stale(before)).toEqual([])
  expect(englishHashes['home.ts']).toEqual({
    'home.title': expect.stringMatching(/^[\da-f]{8}$/),
    'home.lead': expect.any(String),
  })
})

test('a changed, added or removed text is reported with file and key', () => {
  expect(stale(files({ title: 'Your power', lead: home.lead, note: 'New.', icon: 'lock' }))).toEqual([
    { file: 'home.ts', key: 'home.title', why: 'changed' },
    { file: 'home.ts', key: 'home.note', why: 'new' },
  ])
  expect(stale(files({ title: home.title, icon: 'clock' }))).toEqual([
    { file: 'home.ts', key: 'home.lead', why: 'gone' },
  ])
})

test('a changed price that a text references by name does not make the text stale', () => {
  expect(stale(files({ ...home, lead: 'The first visit costs $249.' }, '$249'))).toEqual([])
})

test('a price typed in place of the reference does', () => {
  expect(stale(files({ ...home, lead: 'The first visit costs $249.' }))).toEqual([
    { file: 'home.ts', key: 'home.lead', why: 'changed' },
  ])
})

test('a file without a record is stale as a whole', () => {
  expect(staleTexts(before, ['home.ts'], {}).map(({ why }) => why)).toEqual(['new', 'new'])
})

test.each([
  ['services/prp-therapy.ts', true],
  ['articles/trt-and-heart-health.tsx', true],
  ['legal/hipaa-notice.ts', true],
  ['disclaimers.ts', true],
  ['calculator.ts', true],
  ['ui/calculator-words.ts', true],
  ['faq.ts', true],
  ['facts/help-lines.ts', true],
  ['home.ts', false],
  ['ui/faq.ts', false],
])('%s has medical or legal text, which must not be stale on a live site: %s', (file, expected) => {
  const one = { file, key: 'title', why: 'changed' } as const
  expect(isRefused(one, 'production')).toBe(expected)
  expect(isRefused(one, 'draft')).toBe(false)
})
