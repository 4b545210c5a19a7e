import { matchTexts, normalize, wordsOfQuery } from '@/lib/faq/match'

const texts = ['Where do I park?', 'Do I need to fast before a blood test?', 'What’s in a blood panel?'].map(
  normalize,
)

test('all words must be in a text, in any order', () => {
  expect(matchTexts('test blood', texts)).toMatchObject({ kind: 'all', found: [1] })
})

test('when no text has all words, those with most of them match', () => {
  expect(matchTexts('parking garage park', texts)).toMatchObject({ kind: 'part', found: [0] })
  expect(matchTexts('blood zeppelin', texts)).toMatchObject({ kind: 'part', found: [1, 2] })
})

test('an empty query and single letters match nothing', () => {
  expect(matchTexts('zeppelin', texts)).toMatchObject({ kind: 'none', found: [] })
  expect(matchTexts(' a ', texts)).toMatchObject({ kind: 'none', words: [] })
})

test('accents, case and typographic apostrophes make no difference', () => {
  expect(wordsOfQuery("WHAT’S Señor what's")).toEqual(["what's", 'senor'])
  expect(matchTexts("what's", texts).found).toEqual([2])
})

test('word endings make no difference', () => {
  expect(wordsOfQuery('fasting refills tested bus')).toEqual(['fast', 'refill', 'test', 'bus'])
  expect(matchTexts('fasting', texts).found).toEqual([1])
})
