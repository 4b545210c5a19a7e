import { fromCsv, type KeptResult, readHistory, toCsv, writeHistory } from '@/lib/testosterone/history'

const entry: KeptResult = {
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

test('what is kept can be read again, oldest first', () => {
  const later = { ...entry, id: 'b', date: '2026-11-20' }
  expect(writeHistory([later, entry])).toBe(true)
  expect(readHistory().map(({ id }) => id)).toEqual(['a', 'b'])
})

test('deleting everything leaves no key behind', () => {
  writeHistory([entry])
  writeHistory([])
  expect(localStorage).toHaveLength(0)
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

test('an exported file can be imported again, quotes and line breaks included', () => {
  const { entries, skipped } = fromCsv(toCsv([entry]), () => 'a')
  expect(entries).toEqual([entry])
  expect(skipped).toBe(0)
})

test('the export names the method and disarms formulas', () => {
  const csv = toCsv([{ ...entry, note: '=1+1' }])
  expect(csv).toContain('Vermeulen 1999, calculated')
  expect(csv).toContain(",'=1+1")
})

test('rows that cannot be read are counted', () => {
  const { entries, skipped } = fromCsv('date,total\nnonsense,1\n', () => 'x')
  expect(entries).toEqual([])
  expect(skipped).toBe(1)
})
