import fc from 'fast-check'
import {
  fromCsv,
  hasHistory,
  readHistory,
  type SavedResult,
  toCsv,
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

test('an exported file can be imported again, quotes and line breaks included', () => {
  const { entries, skipped } = fromCsv(toCsv([entry]), () => 'a')
  expect(entries).toEqual([entry])
  expect(skipped).toBe(0)
})

test('any note survives export and import, and no cell starts like a formula', () => {
  const number = fc.double({ min: 0.01, max: 9999, noNaN: true })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), number, (note, totalNgDl) => {
      const csv = toCsv([{ ...entry, totalNgDl, note }])
      const [read] = fromCsv(csv, () => 'a').entries
      expect(read).toEqual({ ...entry, totalNgDl, note })
      // The note is the last cell; a comma within it ends none.
      const [cells, written] = csv.split(/(?<=calculated",)/)
      expect(cells).not.toMatch(/(^|,|\n)"?[=+\-@\t]/)
      expect(written).not.toMatch(/^"?[=+\-@\t]/)
    }),
  )
})

test('the export contains the method and escapes formulas', () => {
  const csv = toCsv([{ ...entry, note: '=1+1' }])
  expect(csv).toContain('Vermeulen 1999, calculated')
  expect(csv).toContain(",'=1+1")
})

test.each([
  "'=1+1",
  "''-1",
  '\t=1',
  "'quoted'",
  '-40',
  '\r=1',
  'a;=1+1',
  ' =1+1',
  '＝1+1',
  '\n=1',
  '\nfasting',
  "a\n\n'=1;'; -2",
])('the note %j is restored unchanged', note => {
  expect(fromCsv(toCsv([{ ...entry, note }]), () => 'a').entries[0]?.note).toBe(note)
})

test.each([
  '2026-13-45,520,38,4.3,10.07,x,',
  '2026-11-02,,38,4.3,10.07,x,',
  '2026-11-02,520,-38,4.3,10.07,x,',
  '2026-11-02,520,38,4.3,Infinity,x,',
  'November 2,520,38,4.3,10.07,x,',
])('the row %p is not a result', row => {
  expect(fromCsv(`date\n${row}\n`, () => 'x')).toEqual({ entries: [], skipped: 1 })
})

test('rows that cannot be read are counted', () => {
  const [, good = ''] = toCsv([{ ...entry, note: 'fasting' }]).split('\r\n')
  const { entries, skipped } = fromCsv(`date,total\nnonsense,1\n${good}\n2026-13-01,1\n,,\nmore\n`, () => 'x')
  expect(entries).toHaveLength(1)
  expect(skipped).toBe(3)
})

test.each(['a;=1+1', ' =1+1', '＝1+1', '\n=1+1', 'a\n+1', '\n1'])('no part of %j starts a formula', note => {
  const written = toCsv([{ ...entry, note }]).split('calculated",')[1] ?? ''
  expect(written).not.toMatch(/(^|[;\t\r\n"])\s*[=+\-@＝＋－＠]/)
  expect(written).not.toMatch(/^"?[\t\r\n]/)
})

test.each(['2026-02-31,520,38,4.3,10.07,x,', '2026-11-02,1e308,38,4.3,10.07,x,'])(
  'the row %s is of no day or no blood',
  row => {
    expect(fromCsv(`date\n${row}\n`, () => 'x')).toEqual({ entries: [], skipped: 1 })
  },
)
