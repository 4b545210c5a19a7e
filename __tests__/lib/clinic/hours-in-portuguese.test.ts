/** @jest-environment node */
import { clockTime, dayInText, weekInShort } from '@/lib/clinic/hours'

jest.mock('@/content/facts/language', () => jest.requireActual('@/translated/pt/facts/language'))

test.each([
  [0, '0h'],
  [540, '9h'],
  [545, '9h05'],
  [570, '9h30'],
  [1020, '17h'],
])('%i minutes are formatted as %s', (minute, words) => {
  expect(clockTime(minute)).toBe(words)
})

test('a day within a sentence has the language’s name for it, wherever the server is', () => {
  expect([0, 1, 6].map(dayInText)).toEqual(['domingo', 'segunda-feira', 'sábado'])
})

test('the abbreviated week counts hours to 24', () => {
  const hours = [
    { day: 1, name: 'Segunda', short: 'seg', open: { from: 540, to: 1020 } },
    { day: 2, name: 'Terça', short: 'ter', open: { from: 540, to: 1020 } },
  ]
  expect(weekInShort(hours)).toBe('seg-ter 9h-17h')
})
