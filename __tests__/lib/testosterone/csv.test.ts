/** @jest-environment node */
import fc from 'fast-check'
import { decodeCsv, fromCsv, toCsv } from '@/lib/testosterone/csv'
import type { SavedResult } from '@/lib/testosterone/history'
import { freeTestosterone } from '@/lib/testosterone/vermeulen'
import { language as spanish } from '@/translated/es/facts/language'
import { anyText } from '../../support/any-text'

const freeOf = (totalNgDl: number) => freeTestosterone({ totalNgDl, shbgNmolL: 38, albuminGDl: 4.3 }).freeNgDl

const entry: SavedResult = {
  id: 'a',
  date: '2026-11-02',
  totalNgDl: 520,
  shbgNmolL: 38,
  albuminGDl: 4.3,
  freeNgDl: freeOf(520),
  note: 'fasting, "8 AM"\nsecond draw',
}
const header = 'date,total_ng_dl,shbg_nmol_l,albumin_g_dl,free_ng_dl,method,note'
const read = (text: string, language?: { dayFirst: boolean }) => fromCsv(text, () => 'a', language)

test('an exported file can be imported again, quotes and line breaks included', () => {
  const { entries, skipped } = fromCsv(toCsv([entry]), () => 'a')
  expect(entries).toEqual([entry])
  expect(skipped).toBe(0)
})

test('any note survives export and import, and no cell starts like a formula', () => {
  const number = fc.double({ min: 0.01, max: 9999, noNaN: true })
  const anyNote = fc.string({ unit: 'grapheme', maxLength: 60 }).filter(note => note.length <= 200)
  fc.assert(
    fc.property(anyNote, number, (note, totalNgDl) => {
      const csv = toCsv([{ ...entry, totalNgDl, note }])
      const [read] = fromCsv(csv, () => 'a').entries
      expect(read).toEqual({ ...entry, totalNgDl, freeNgDl: freeOf(totalNgDl), note })
      // The note is the last cell; a comma within it ends none.
      const [cells, written] = csv.split(/(?<=calculated",)/)
      expect(cells).not.toMatch(/(^|,|\n)"?[=+\-@\t]/)
      expect(written).not.toMatch(/^"?[=+\-@\t]/)
    }),
  )
})

test('the export contains the method and escapes formulas', () => {
  const csv = toCsv([{ ...entry, note: '=1+1' }])
  // Only the free value, which import works out anew, is rounded.
  expect(csv).toContain('\r\n2026-11-02,520,38,4.3,10.0787,"Vermeulen 1999, calculated",')
  expect(csv).toContain(",'=1+1")
})

test.each([
  // No formula: as it is.
  ["'quoted'", `'quoted'`],
  ['fasting;', `"fasting;"`],
  ['a;b', `"a;b"`],
  ['a; b', `"a; b"`],
  ['a;b=1', `"a;b=1"`],
  ['a\tb', `a\tb`],
  ["it's; fine", `"it's; fine"`],
  ['\uFEFFa\uFEFFb', `\uFEFFa\uFEFFb`],
  ['sep=;\nx', `"sep=;\nx"`],
  // An apostrophe before each place where one could start, and before each that stands there already.
  ['-40', `'-40`],
  ["'=1+1", `''=1+1`],
  ["''-1", `'''-1`],
  [' =1+1', `' =1+1`],
  ['\t=1', `'\t'=1`],
  ['＝1+1', `'＝1+1`],
  ['a;=1+1', `"a;'=1+1"`],
  ['a; =1', `"a;' =1"`],
  ["a;' =1", `"a;'' =1"`],
  ['a\n+1', `"a\n'+1"`],
  ["a\n\n'=1;'; -2", `"a\n'\n''=1;';' -2"`],
  // A cell never begins with the end of a line.
  ['\n=1', `"'\n'=1"`],
  ['\n=1+1', `"'\n'=1+1"`],
  ['\r=1', `"'\r'=1"`],
  ['\n1', `"'\n1"`],
  ['\nfasting', `"'\nfasting"`],
])('the note %j is exported as %j, and restored unchanged', (note, cell) => {
  const csv = toCsv([{ ...entry, note }])
  expect(csv.split('calculated",')[1]).toBe(`${cell}\r\n`)
  expect(fromCsv(csv, () => 'a').entries[0]?.note).toBe(note)
})

const noDays = ['2026-13-45', '2026-02-31', 'November 2', '1/5/20265', '1/5/2026 8', '1/5/0026']
const noAmounts = ['', '1e3', '1e308', 'Infinity', '+520', '520x', 'x520', '0x10', '5 20']

test.each([
  ...noDays.map(date => `${date},520,38,4.3,10.07,x,`),
  ...noAmounts.map(amount => `2026-11-02,${amount},38,4.3,10.07,x,`),
  '2026-11-02,520,-38,4.3,10.07,x,',
])('the row %p is not a result', row => {
  expect(read(`${header}\n${row}\n`)).toMatchObject({ entries: [], skipped: 1 })
})

test('rows that cannot be read are counted', () => {
  const [, good = ''] = toCsv([{ ...entry, note: 'fasting' }]).split('\r\n')
  const { entries, skipped } = fromCsv(`${header}\nnonsense,1\n${good}\n2026-13-01,1\n,,\nmore\n`, () => 'x')
  expect(entries).toHaveLength(1)
  expect(skipped).toBe(3)
})

test('the export begins with a byte order mark, without which Excel garbles accents', () => {
  expect(toCsv([{ ...entry, note: 'manhã' }])).toMatch(/^\uFEFFdate,/)
})

test('columns are found by the names in the header, whatever their order', () => {
  const { entries } = read(
    'Note,SHBG_nmol_L, total_ng_dl ,date,albumin_g_dl\nfasting,38,520,2026-11-02,4.3\n',
  )
  expect(entries).toEqual([{ ...entry, note: 'fasting' }])
})

test('without a header no row is lost', () => {
  const rows = ['2026-11-02,520,38,4.3,10.07,x,', '2026-11-03,530,38,4.3,10.3,x,']
  expect(read(rows.join('\n')).entries.map(({ totalNgDl }) => totalNgDl)).toEqual([520, 530])
})

test('a header of other columns is refused', () => {
  expect(read('day,weight,height,age\n2026-11-02,80,180,40\n')).toMatchObject({ entries: [], skipped: 2 })
})

test('the free value is computed from the others, not taken from the file', () => {
  expect(read(`${header}\n2026-11-02,520,38,4.3,5000,x,\n`).entries[0]?.freeNgDl).toBe(freeOf(520))
})

test.each([
  ['CR', '\r'],
  ['LF', '\n'],
  ['CRLF', '\r\n'],
])('line ends may be %s', (_, end) => {
  expect(
    read([header, '2026-11-02,520,38,4.3,10,x,one', '2026-11-03,530,38,4.3,10,x,two', ''].join(end)),
  ).toMatchObject({
    entries: [{ note: 'one' }, { note: 'two' }],
    skipped: 0,
  })
})

test('a quote within a cell is a quote, and joins no rows', () => {
  const rows = ['2026-11-02,520,38,4.3,10,x,5" scar', '2026-11-03,530,38,4.3,10,x,"two, ""quoted"""']
  expect(read([header, ...rows].join('\n')).entries.map(({ note }) => note)).toEqual([
    '5" scar',
    'two, "quoted"',
  ])
})

describe('as a spreadsheet saves it', () => {
  const semicolons = header.replaceAll(',', ';')

  test('US English', () => {
    const { entries, unsureDate } = read(
      `\uFEFF${header}\r\n1/5/2026,520,38.2,4.3,10.07,"Vermeulen 1999, calculated",\r\n`,
    )
    expect(entries).toMatchObject([{ date: '2026-01-05', shbgNmolL: 38.2 }])
    expect(unsureDate).toEqual({ written: '1/5/2026', date: '2026-01-05' })
  })

  test('Spanish or Portuguese: semicolons, decimal commas, the day first', () => {
    const { entries, skipped } = read(
      `${semicolons}\r\n05/01/2026;520;38,2;4,3;10,0731;Vermeulen 1999, calculated;manhã, "8"\r\n06/01/2026;530;38;4,3;10;x;\r\n`,
    )
    expect(entries).toMatchObject([
      { date: '2026-01-05', totalNgDl: 520, shbgNmolL: 38.2, albuminGDl: 4.3, note: 'manhã, "8"' },
      { date: '2026-01-06', totalNgDl: 530 },
    ])
    expect(skipped).toBe(0)
  })

  test.each([
    ['25/01/2026', '05/01/2026', '2026-01-05'],
    ['1/25/2026', '1/5/2026', '2026-01-05'],
    ['25.1.26', '5.1.26', '2026-01-05'],
  ])('one date that has only one order, %s, settles that of %s', (certain, date, iso) => {
    const rows = [certain, date].map(day => `${day},520,38,4.3,10,x,`)
    const { entries, unsureDate } = read([header, ...rows].join('\n'))
    expect(entries[1]?.date).toBe(iso)
    expect(unsureDate).toBeNull()
  })

  test.each([
    ['UTF-8', Buffer.from('manhã'), 'manhã'],
    ['Windows-1252', Buffer.from('manhã', 'latin1'), 'manhã'],
    ['UTF-16, with a mark', [0xff, 0xfe, 0x61, 0, 0xe3, 0], 'aã'],
    ['UTF-16, without', [0x61, 0, 0xe3, 0], 'aã'],
    ['UTF-16, high bytes first', [0xfe, 0xff, 0, 0x61, 0, 0xe3], 'aã'],
    ['UTF-16, high bytes first, without a mark', [0, 0x61, 0, 0xe3], 'aã'],
  ])('accents in %s', (_, bytes, text) => {
    expect(decodeCsv(Uint8Array.from(bytes).buffer)).toBe(text)
  })

  test.each([
    // A cell that the spreadsheet has formatted changes no other.
    ['"1,040"', ',', 1040],
    ['"1,040.5"', ',', 1040.5],
    ['"38,2"', ',', 38.2],
    ['1.040', ',', 1040],
    ['1040.5', ';', 1040.5],
    ['1.040', ';', 1040],
    ['1.040,5', ';', 1040.5],
    // Likely neither way: as the file separates its cells.
    ['"2,500"', ',', 2500],
    ['2,500', ';', 2.5],
  ])('a total of %s between cells separated by %j is %d', (cell, delimiter, total) => {
    const other = [
      '2026-01-06',
      '530',
      delimiter === ',' ? '38.2' : '38,2',
      delimiter === ',' ? '4.3' : '4,3',
    ]
    const rows = [
      ['2026-01-05', cell, '38', '4', '10', 'x', ''],
      [...other, '10', 'x', ''],
    ]
    const file = [header.replaceAll(',', delimiter), ...rows.map(row => row.join(delimiter))].join('\n')
    expect(read(file)).toMatchObject({
      entries: [{ totalNgDl: total }, { totalNgDl: 530, shbgNmolL: 38.2, albuminGDl: 4.3 }],
      skipped: 0,
    })
  })

  test.each([
    '2026-01-05 00:00:00',
    '2026-01-05T08:15:00Z',
    '1/5/2026 0:00',
    '1/5/2026 8:15:00 AM',
    '1/5/2026 8:15 a. m.',
    '1/5/26 20:15',
  ])('%s is January 5', date => {
    const row = `${date},520,38,4.3,10,x,`
    expect(read(`${header}\n${row}\n`).entries).toMatchObject([{ date: '2026-01-05' }])
    expect(read(row).entries).toMatchObject([{ date: '2026-01-05' }])
  })
})

test('any text is read without throwing', () => {
  const parts = fc.constantFrom(
    header,
    '\n',
    '\r',
    ',',
    ';',
    '"',
    '1/5/2026',
    '0/0/26',
    '520',
    '9'.repeat(400),
    '38,2',
    '=',
  )
  fc.assert(fc.property(fc.array(parts), words => void read(words.join(''))))
  fc.assert(fc.property(fc.array(parts), words => void read(`${header}\n${words.join('')}`)))
  fc.assert(fc.property(anyText, text => void read(text)))
})

test('a long note is cut as the field would cut it, and not within a character', () => {
  const { entries, isCut } = read(`${header}\n2026-11-02,520,38,4.3,10,x,${'a'.repeat(199)}😀\n`)
  expect(entries[0]?.note).toBe('a'.repeat(199))
  expect(isCut).toBe(true)
})

test('a note of many line breaks is exported in linear time', () => {
  const seconds = (length: number) => {
    const start = performance.now()
    toCsv([{ ...entry, note: '\n'.repeat(length) }])
    return performance.now() - start
  }
  seconds(1000)
  // Looking ahead at each line break took over 40 s.
  expect(seconds(100_000)).toBeLessThan(2000)
})

test('a formula that another program did not disarm loses nothing', () => {
  expect(read(`${header}\n2026-11-02,520,38,4.3,10,x,"a;=1"\n`).entries[0]?.note).toBe('a;=1')
})

test('blanks around an amount do not matter', () => {
  expect(read(`${header}\n2026-11-02, 520 ,38, 4.3,10,x,\n`).entries[0]).toMatchObject({ totalNgDl: 520 })
})

test.each(['12/5/2026', '5/12/2026'])('whether %s begins with the day is not sure', written => {
  expect(read(`${header}\n${written},520,38,4.3,10,x,\n`).unsureDate).toMatchObject({ written })
})

test('dates that are not all padded have the month first, also in Spanish', () => {
  const first = (dates: string[]) =>
    read([header, ...dates.map(date => `${date},520,38,4.3,10,x,`)].join('\n'), spanish).entries[0]?.date
  expect(first(['05/01/2026', '06/01/2026'])).toBe('2026-01-05')
  expect(first(['05/01/2026', '6/1/2026'])).toBe('2026-05-01')
  expect(first(['05/1/2026'])).toBe('2026-05-01')
})

test('the date that is asked about is the first that could be read otherwise', () => {
  const rows = ['2026-11-02', '1/99/2026', '1/5/2026', '1/6/2026'].map(date => `${date},520,38,4.3,10,x,`)
  expect(read([header, ...rows.filter(row => !row.includes('99'))].join('\n')).unsureDate).toEqual({
    written: '1/5/2026',
    date: '2026-01-05',
  })
  expect(read(`${header}\n2026-11-02,520,38,4.3,10,x,`).unsureDate).toBeNull()
})

test('columns may be separated by tabs', () => {
  const row = ['2026-11-02', '520', '38,25', '4,3', '10', 'x', 'fasting']
  expect(read([header.replaceAll(',', '\t'), row.join('\t')].join('\n')).entries).toMatchObject([
    { totalNgDl: 520, shbgNmolL: 38.25, albuminGDl: 4.3, note: 'fasting' },
  ])
})

test.each(['sep=;\n', 'sep=;\r\n', 'SEP=;\n', '\uFEFFsep=;\n'])(
  'the line %j of Excel is not a row',
  first => {
    const file = `${first}note;date;total_ng_dl;shbg_nmol_l;albumin_g_dl\nx;2026-11-02;520;38;4.3\n`
    expect(read(file)).toMatchObject({ entries: [{ totalNgDl: 520, note: 'x' }], skipped: 0 })
  },
)

test('a header needs the date and all three amounts; a note it does not', () => {
  const four = 'date,total_ng_dl,shbg_nmol_l,albumin_g_dl'
  expect(read(`${four}\n2026-11-02,520,38,4.3\n`).entries).toMatchObject([{ totalNgDl: 520, note: '' }])
  expect(read('date,total_ng_dl,weight,height\n2026-11-02,520,38,4.3\n')).toEqual({
    entries: [],
    skipped: 2,
    unsureDate: null,
    isCut: false,
  })
})

test('a note of the greatest length is not cut', () => {
  const note = 'a'.repeat(200)
  expect(read(`${header}\n2026-11-02,520,38,4.3,10,x,${note}\n`)).toMatchObject({
    entries: [{ note }],
    isCut: false,
  })
})
