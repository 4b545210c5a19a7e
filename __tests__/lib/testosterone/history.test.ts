import {
  hasHistory,
  newId,
  notSaved,
  readHistory,
  type SavedResult,
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

test('damaged storage counts as empty', () => {
  localStorage.setItem('northpeak-testosterone-results', '{oops')
  expect(readHistory()).toEqual([])
  localStorage.setItem('northpeak-testosterone-results', '[{"id":1}]')
  expect(readHistory()).toEqual([])
})

test('a repeated result is added once, and one that is saved not at all', () => {
  const other = { ...entry, totalNgDl: 530 }
  expect(notSaved([entry, other, { ...other, id: 'c' }], [{ ...entry, id: 'b' }])).toEqual([other])
})

test('without a secure context there is no randomUUID, and ids still differ', () => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined })
  expect(new Set(Array.from({ length: 100 }, newId))).toHaveProperty('size', 100)
})
