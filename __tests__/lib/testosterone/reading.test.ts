/** @jest-environment node */
import fc from 'fast-check'
import { language as english } from '@/content/facts/language'
import { doubtWords } from '@/content/ui/calculator-words'
import { decimal, grouped } from '@/lib/decimal'
import { type Asked, readTyped, type Typed } from '@/lib/testosterone/reading'
import { doubt, type Field, isKnown, plausible, toBase } from '@/lib/testosterone/units'
import { language as spanish } from '@/translated/es/facts/language'
import { language as portuguese } from '@/translated/pt/facts/language'
import { anyText } from '../../support/any-text'

const languages = [english, spanish, portuguese]

test.each([
  ['520', 520, null],
  [' 520 ng/dL ', 520, 'ng/dL'],
  ['18,0 nmol/L', 18, 'nmol/L'],
  ['5.2 ng/mL', 5.2, 'ng/mL'],
  ['1,040 ng/dL', 1040, 'ng/dL'],
  ['1.040,5 ng/dL', 1040.5, 'ng/dL'],
  ['43g/L', 43, 'g/L'],
  ['4.3 G / DL', 4.3, 'g/dL'],
  ['SHBG: 38 nmol/L (ref 10-57)', 38, 'nmol/L'],
  ['.5', 0.5, null],
  ['520.', 520, null],
  ['520,', 520, null],
  ['1 040', 1040, null],
  ['1\u202f040 ng/dL', 1040, 'ng/dL'],
  ["1'040 ng/dL", 1040, 'ng/dL'],
  ['520 264-916 ng/dL', 520, 'ng/dL'],
  ['520 ng/dL (18.03 nmol/L)', 520, 'ng/dL'],
  ['ng/dL: 520', 520, 'ng/dL'],
  ['\uff15\uff12\uff10 ng/dL', 520, 'ng/dL'],
  ['5.2 \u00b5g/L', 5.2, '\u00b5g/L'],
  ['5.2 \u03bcg/L', 5.2, '\u00b5g/L'],
  ['5.2 ug/l', 5.2, '\u00b5g/L'],
  ['101 pg/mL', 101, 'pg/mL'],
  ['4300 mg/dL', 4300, 'mg/dL'],
  ['620 umol/L', 620, '\u00b5mol/L'],
  ['\u221240', -40, null],
  ['-40 ng/dL', -40, 'ng/dL'],
  ['Testosterone-520', 520, null],
  ['520 NG/DL', 520, 'ng/dL'],
  ['520\tng/dL\n', 520, 'ng/dL'],
  ['520 H', 520, null],
  ['520 (L) ng/dL', 520, 'ng/dL'],
  ['5\u200b20', 520, null],
  // Footnote marks of a report.
  ['14\u00b9', 14, null],
  ['4.3\u00b2', 4.3, null],
  ['520\u2070\u00b9 ng/dL', 520, 'ng/dL'],
  ['520*', 520, null],
  ['520\u2020 ng/dL', 520, 'ng/dL'],
  // Whole rows of reports.
  ['TESTOSTERONE, TOTAL, MS 01/14/2026 550 ng/dL 264-916', 550, 'ng/dL'],
  ['TESTOSTERONE, TOTAL, MS 550 250-1100 ng/dL', 550, 'ng/dL'],
  ['Testosterone, Serum 01 550 ng/dL 264-916', 550, 'ng/dL'],
  ['Testosterona total 14.01.2026 08:15 550 ng/dL 264 a 916', 550, 'ng/dL'],
  ['Vitamin B12 panel: SHBG 38,5 nmol/L', 38.5, 'nmol/L'],
] as const)('%j reads as %p %p', (text, value, unit) => {
  expect(readTyped(text)).toMatchObject({ value, unit })
})

test.each([
  // A limit, before or behind the number, as a sign or in words.
  ['<10', 'limit'],
  ['>1500', 'limit'],
  ['< 10 ng/dL', 'limit'],
  ['\uff1c10', 'limit'],
  ['\u226510 nmol/L', 'limit'],
  ['>=1500 ng/dL', 'limit'],
  ['1500+', 'limit'],
  ['less than 10 ng/dL', 'limit'],
  ['menos de 10', 'limit'],
  ['menor que 10', 'limit'],
  ['maior do que 1500 ng/dL', 'limit'],
  ['acima de 1500', 'limit'],
  // More than one number.
  ['264-916', 'several'],
  ['264 \u2013 916 ng/dL', 'several'],
  ['264-916 14', 'several'],
  ['550 620', 'several'],
  ['5 50 ng/dL', 'several'],
  ['550 ng/dL 620 ng/dL', 'several'],
  ['550 ng/dL 620', 'several'],
  ['Jan 14 2026 550', 'several'],
  ['ng/dL: 520 (18.03 nmol/L)', 'several'],
  // A unit that is none of these.
  ['38 mIU/L', 'unit'],
  ['38mIU/L', 'unit'],
  ['520 mg', 'unit'],
  ['520 nmol', 'unit'],
  ['1.9%', 'unit'],
  // Letters and signs that may stand for digits.
  ['52O', 'unclear'],
  ['S20 ng/dL', 'unclear'],
  ['5e2', 'unclear'],
  ['4\u00bd', 'unclear'],
  ['520\u2460', 'unclear'],
  ['~520', 'unclear'],
  ['?520 ng/dL', 'unclear'],
  ['1.2.3', 'unclear'],
  ['12,34,5', 'unclear'],
  ['01/14/2026', 'unclear'],
  ['08:15', 'unclear'],
] as const)('%j is asked about: %s', (text, asks) => {
  expect(readTyped(text)).toMatchObject({ asks })
})

test('words behind a number are asked about, too', () => {
  expect(readTyped('about 520, I think')).toMatchObject({ asks: 'unit' })
})

test.each(['', ' ', 'abc', '-', '.', ',,', 'ng/dL', '<', '\u2014'])('%j holds no number', text => {
  expect(readTyped(text)).toBeNull()
})

test.each([
  // [text, English, Spanish, Portuguese]
  ['1.050', 1.05, 1.05, 1050],
  ['1,050', 1050, 1050, 1.05],
  ['0,350', 0.35, 0.35, 0.35],
  ['0.350', 0.35, 0.35, 0.35],
  [',350', 0.35, 0.35, 0.35],
  ['1.050,5', 1050.5, 1050.5, 1050.5],
  ['1,050.5', 1050.5, 1050.5, 1050.5],
  ['18,0', 18, 18, 18],
  ['18.0', 18, 18, 18],
  ['18,0345', 18.0345, 18.0345, 18.0345],
] as const)('%j is read as people write it in each language', (text, ...values) => {
  expect(languages.map(language => readTyped(text, language))).toEqual(
    values.map(value => expect.objectContaining({ value })),
  )
})

test.each([
  ['1.050', english, '1.05\u00a0ng/dL would be unusual. Did you mean 1,050\u00a0ng/dL?'],
  ['1,050', portuguese, '1.05\u00a0ng/dL would be unusual. Did you mean 1,050\u00a0ng/dL?'],
] as const)('where %j could have been meant otherwise, that is asked', (text, language, words) => {
  const typed = readTyped(text, language)
  if (!typed || 'asks' in typed) throw new Error('not read')
  const found = doubt('total', { ...typed, unit: 'ng/dL' }, doubtWords)
  expect(found?.words).toBe(words)
  expect(found?.fix).toEqual({ value: 1050, unit: 'ng/dL', label: '1,050\u00a0ng/dL' })
})

test('any text is read without throwing', () => {
  fc.assert(fc.property(anyText, text => void readTyped(text)))
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...'0123456789.,-<>/:% '.split(''), 'ng/dL', 'H', '\u00b9')),
      parts => void readTyped(parts.join('')),
    ),
  )
})

describe('a line of a report with one number and its unit', () => {
  const unitOf = {
    total: ['ng/dL', 'nmol/L', 'ng/mL', '\u00b5g/L'],
    shbg: ['nmol/L'],
    albumin: ['g/dL', 'g/L'],
  }
  const label = fc.constantFrom(
    '',
    'TESTOSTERONE, TOTAL, MS ',
    'Testosterona total: ',
    'SHBG ',
    'Vitamin B12 / SHBG\t',
    'Albumina (soro) ',
    'Resultado = ',
  )
  const before = fc.constantFrom(
    '',
    '01/14/2026 ',
    '14.01.2026 08:15 ',
    '2026-01-14 ',
    '01 ',
    'Jan 14 2026 ',
    '< ',
    '7 ',
  )
  const mark = fc.constantFrom('', '\u00b9', '\u2070\u00b2', '*', ' H', ' (L)', '\u2020', 'O', '\u00bd', '+')
  const gap = fc.constantFrom(' ', '', '\u00a0', '\u202f', '  ', '\t')
  const behind = fc.constantFrom(
    '',
    ' 264-916',
    ' (ref 10\u201357)',
    ' 264 a 916',
    ' H 01',
    ' 620',
    ' >300',
    ' 13,3 \u2013 89,5',
  )

  /** A likely value of a field, in one of its units. */
  const amount = fc
    .tuple(
      fc.constantFrom<Field>('total', 'shbg', 'albumin'),
      fc.nat(),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    .chain(([field, choice, part]) => {
      const unit = unitOf[field][choice % unitOf[field].length] ?? ''
      const { low, high } = plausible[field]
      return fc.integer({ min: 0, max: 3 }).map(digits => ({
        field,
        unit,
        value: Number(
          ((low * 1.01 + part * (high * 0.99 - low * 1.01)) / toBase(field, 1, unit)).toFixed(digits),
        ),
      }))
    })
    .filter(({ value }) => value > 0)

  function isRight(
    read: Typed | Asked | null,
    { field, unit, value }: { field: Field; unit: string; value: number },
  ) {
    if (!read || 'asks' in read) return true
    if (read.unit === null || !isKnown(field, read.unit)) return false
    const isSame = Math.abs(read.value - value) < 1e-9 && read.unit === unit
    return isSame || doubt(field, { ...read, unit: read.unit }, doubtWords) !== null
  }

  test.each(languages)('gives this number or a question, $own', language => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...languages),
        fc.boolean(),
        label,
        before,
        mark,
        gap,
        behind,
        (is, writer, isGrouped, ...[name, first, footnote, space, last]) => {
          // Written as in any of the languages, read in this one.
          const number = isGrouped ? grouped(is.value, writer) : decimal(is.value, writer)
          const line = `${name}${first}${number}${footnote}${space}${is.unit}${last}`
          const read = readTyped(line, language)
          expect({ line, isRight: isRight(read, is) }).toEqual({ line, isRight: true })
          if (first === '< ' || footnote === '+') expect(read).toHaveProperty('asks')
        },
      ),
      { numRuns: 1000 },
    )
  })

  test.each(languages)('gives this number, where nothing else is in the line, $own', language => {
    fc.assert(
      fc.property(amount, label, gap, (is, name, space) => {
        const line = `${name}${grouped(is.value, language)}${space}${is.unit}`
        expect(readTyped(line, language)).toMatchObject({ value: is.value, unit: is.unit })
      }),
    )
  })
})

describe('numbers and their separators', () => {
  test.each([
    ['1,040,000 pg/mL', 1_040_000],
    ['1.040.000 pg/mL', 1_040_000],
    ['12,345.6 pg/mL', 12_345.6],
    ['12.345,6 pg/mL', 12_345.6],
    ['-1,040,000 pg/mL', -1_040_000],
    ['+1,040.5 pg/mL', 1040.5],
    ['10,400 pg/mL', 10_400],
    ['-1,040 ng/dL', -1040],
    ['1234,567 ng/dL', 1234.567],
    ['520.. ng/dL', 520],
    ['1\u2019040 ng/dL', 1040],
    ['Total 1\u2009040 ng/dL 264-916', 1040],
    ['43g / L', 43],
    ['0,350 ng/dL', 0.35],
  ])('%s is %d', (text, value) => {
    expect(readTyped(text, english)).toMatchObject({ value })
  })

  test.each([
    '10,4000.5',
    '1,0400.5',
    '1234,567.8',
    '0,123,456',
    '12,34,567',
    '1,040.5.5',
    '1.040,5,5',
    '1,040.5,2',
    '1,2345,678',
    '1,23,456',
  ])('%s is no number', text => {
    expect(readTyped(text, english)).toEqual({ asks: 'unclear' })
  })
})

test.each([
  '< = 10',
  '>10',
  '\u226410',
  '&lt;10',
  '&gt; 10',
  'less than 10',
  'more than 10',
  'greater than 10',
  'under 10',
  'over 10',
  'above 10',
  'below 10',
  'at least 10',
  'at most 10',
  'up to 10',
  'menos de 10',
  'm\u00e1s de 10',
  'mas de 10',
  'mais de 10',
  'abaixo de 10',
  'por debajo de 10',
  'por encima de 10',
  'menor que 10',
  'menor a 10',
  'menor de 10',
  'mayor que 10',
  'maior que 10',
  'inferior a 10',
  'superior a 10',
  'superior 10',
  'hasta 10',
  'at\u00e9 10',
  '10 <',
  '10 +',
])('%s is a limit', text => {
  expect(readTyped(text)).toMatchObject({ asks: 'limit' })
})

test.each([
  'H',
  'HH',
  'L',
  'LL',
  'N',
  'A',
  'high',
  'low',
  'normal',
  'alto',
  'alta',
  'bajo',
  'baja',
  'baixo',
  'baixa',
  '(H)',
  '!',
  '*',
])('the mark %s behind a value says nothing about its unit', mark => {
  expect(readTyped(`520 ${mark}`)).toEqual({ value: 520, unit: null })
})

test.each([
  ['520 foo, bar', 'foo'],
  ['520 mg H daily', 'mg'],
  ['520 halt', 'halt'],
])('in %s the unit asked about is %s', (text, unit) => {
  expect(readTyped(text)).toEqual({ asks: 'unit', unit })
})

test.each([
  ['at 8:15:30 520 ng/dL', 520],
  ['8:15 520 ng/dL', 520],
  ['14-01-2026 520 ng/dL', 520],
  ['03 520 ng/dL', 520],
])('a time, a date or a code of a laboratory in %s is no value', (text, value) => {
  expect(readTyped(text)).toEqual({ value, unit: 'ng/dL' })
})

describe('several numbers', () => {
  test.each([
    ['two amounts that are the same', '520 ng/dL (18.03 nmol/L)', { value: 520, unit: 'ng/dL' }],
    ['a third that is not', '520 ng/dL 18.03 nmol/L 7 nmol/L', { asks: 'several' }],
    ['a second that is not, but a third', '520 ng/dL 7 nmol/L 18.03 nmol/L', { asks: 'several' }],
    ['no unit of the second', '520 ng/dL 520', { asks: 'several' }],
    ['no unit of the first', '520 520 ng/dL', { asks: 'several' }],
    ['a first that is no number', '12,34,567 ng/dL 520 ng/dL', { asks: 'several' }],
    ['a second that is no number', '520 ng/dL 12,34,567 ng/dL', { asks: 'several' }],
    ['a limit and the same amount', '<520 ng/dL (18.03 nmol/L)', { asks: 'several' }],
    ['the same amount and a limit', '520 ng/dL (<18.03 nmol/L)', { asks: 'several' }],
    ['the same limit twice', '<520 ng/dL (<18.03 nmol/L)', { asks: 'limit' }],
    ['a footnote between digits', '52\u00b20', { asks: 'several' }],
    ['two units before one number', 'ng/dL nmol/L: 520', { asks: 'several' }],
  ])('%s', (_, text, result) => {
    expect(readTyped(text)).toEqual(result)
  })
})
