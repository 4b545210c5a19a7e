import { fill } from '@/lib/words/fill'

test('placeholders are replaced by their values', () => {
  expect(fill('{here} of {all} articles', { here: 2, all: 30 })).toBe('2 of 30 articles')
})

test('a value may contain braces and dollar signs', () => {
  expect(fill('Nothing found for “{query}”.', { query: '{query} $& $1' })).toBe(
    'Nothing found for “{query} $& $1”.',
  )
})

test('a text without placeholders is unchanged', () => {
  expect(fill('Try again', {})).toBe('Try again')
})
