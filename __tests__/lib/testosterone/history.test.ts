import {
  hasHistory,
  isDay,
  isSavedResult,
  newId,
  readHistory,
  type SavedResult,
  withoutSaved,
  writeHistory,
} from '@/lib/testosterone/history'

const entry: SavedResult = {
  id: 'a',
  date: '2026-11-02',
  totalNgDl: 520,
  shbgNmolL: 38,
  albuminGDl: 4.3,
  freeNgDl: 10.0731,
  note: 'fasting, "8 AM"\nsecond draw',
}

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-1-5', false],
  ['x2026-01-05', false],
  ['2026-01-05T00:00', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'a'],
  ['no id', { ...entry, id: undefined }],
  ['no date', { ...entry, date: undefined }],
  ['a list as date', { ...entry, date: ['2026-11-02'] }],
  ['a date that is none', { ...entry, date: '2026-02-31' }],
  ['no note', { ...entry, note: undefined }],
  ['a total of 0', { ...entry, totalNgDl: 0 }],
  ['an SHBG as text', { ...entry, shbgNmolL: '38' }],
  ['an albumin beyond any laboratory', { ...entry, albuminGDl: 100_001 }],
  ['a free value that is no number', { ...entry, freeNgDl: Number.NaN }],
])('%s is not a saved result', (_, value) => {
  expect(isSavedResult(value)).toBe(false)
})

test('the largest amount of all is an amount', () => {
  expect(isSavedResult({ ...entry, totalNgDl: 100_000 })).toBe(true)
})

test.each([
  ['date', { date: '2026-11-03' }],
  ['total', { totalNgDl: 521 }],
  ['SHBG', { shbgNmolL: 39 }],
  ['albumin', { albuminGDl: 4.4 }],
])('a result with another %s is another result', (_, other) => {
  expect(withoutSaved([{ ...entry, ...other }], [entry])).toHaveLength(1)
})

test.each([
  ['damaged storage', '{oops', []],
  ['something else under the key', '{"0":1}', []],
  ['a list of something else', '[{"id":1}]', []],
  ['a list that has something else, too,', JSON.stringify([null, entry, 3]), [entry]],
])('of %s what is a result is read', (_, stored, read) => {
  localStorage.setItem('northpeak-testosterone-results', stored)
  expect(readHistory()).toEqual(read)
})

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('saved results are read back, oldest first', () => {
  const later = { ...entry, id: 'b', date: '2026-11-20' }
  expect(writeHistory([later, entry])).toBe(true)
  expect(readHistory().map(({ id }) => id)).toEqual(['a', 'b'])
})

test('deleting everything leaves no key behind', () => {
  writeHistory([entry])
  writeHistory([])
  expect(localStorage).toHaveLength(0)
})

test('whether anything is saved is checked without parsing it', () => {
  expect(hasHistory()).toBe(false)
  writeHistory([entry])
  expect(hasHistory()).toBe(true)
})

test('storage that throws on access counts as empty', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(hasHistory()).toBe(false)
  expect(readHistory()).toEqual([])
})

test('a full or blocked storage is reported, not thrown', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeHistory([entry])).toBe(false)
})

test('a repeated result is added once, and one that is saved not at all', () => {
  const other = { ...entry, totalNgDl: 530 }
  expect(withoutSaved([entry, other, { ...other, id: 'c' }], [{ ...entry, id: 'b' }])).toEqual([other])
})

test('without a secure context there is no randomUUID, and ids still differ', () => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined })
  expect(new Set(Array.from({ length: 100 }, newId))).toHaveProperty('size', 100)
})

test('an id without a secure context is short, and tells the time first', () => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined })
  expect(newId()).toMatch(/^[0-9a-z]{8,9}-[0-9a-z]{5,14}$/)
})
