/** @jest-environment node */
import fc from 'fast-check'
import { language as english } from '@/content/facts/language'
import { doubtWords } from '@/content/ui/calculator-words'
import { commonWords } from '@/lib/testosterone/common-words'
import { type Asked, readTyped, type Typed } from '@/lib/testosterone/read-typed'
import { doubt, type Field, isKnown, plausible, toBase } from '@/lib/testosterone/units'
import { decimal, grouped } from '@/lib/words/decimal'
import { language as spanish } from '@/translated/es/facts/language'
import { language as portuguese } from '@/translated/pt/facts/language'
import { anyText } from '../../support/any-text'

const languages = [english, spanish, portuguese]

const read = (text: string, field: Field, language = english) => readTyped(text, field, commonWords, language)
const inTotal = (text: string, language = english) => read(text, 'total', language)

test.each([
  ['520', 520, null],
  [' 520 ng/dL ', 520, 'ng/dL'],
  ['18,0 nmol/L', 18, 'nmol/L'],
  ['5.2 ng/mL', 5.2, 'ng/mL'],
  ['1,040 ng/dL', 1040, 'ng/dL'],
  ['1.040,5 ng/dL', 1040.5, 'ng/dL'],
  ['43g/L', 43, 'g/L'],
  ['4.3 G / DL', 4.3, 'g/dL'],
  ['.5', 0.5, null],
  ['520.', 520, null],
  ['520,', 520, null],
  ['1 040', 1040, null],
  ['1\u202f040 ng/dL', 1040, 'ng/dL'],
  ["1'040 ng/dL", 1040, 'ng/dL'],
  ['520 264-916 ng/dL', 520, 'ng/dL'],
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
  ['Testosterone - 520', 520, null],
  // Behind a word, a minus sign stays one.
  ['Testosterone -520', -520, null],
  ['Total: \u22123 ng/dL', -3, 'ng/dL'],
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
] as const)('%j reads as %p %p', (text, value, unit) => {
  expect(inTotal(text)).toMatchObject({ value, unit })
})

test.each([
  // A limit, before or behind the number, as a sign or in words.
  ['<10', 'limit'],
  ['>1500', 'limit'],
  ['< 10 ng/dL', 'limit'],
  ['\uff1c10', 'limit'],
  ['\u226510 nmol/L', 'limit'],
  ['>=1500 ng/dL', 'limit'],
  ['>/= 1500 ng/dL', 'limit'],
  ['</=10', 'limit'],
  ['1500+', 'limit'],
  ['less than 10 ng/dL', 'limit'],
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
  expect(inTotal(text)).toMatchObject({ asks })
})

describe('rows of reports', () => {
  test.each<[Field, string, number, string | null]>([
    // Quest
    ['total', 'TESTOSTERONE, TOTAL, MS 01/14/2026 550 ng/dL 250-1100', 550, 'ng/dL'],
    ['total', 'TESTOSTERONE, TOTAL, MS 550 250-1100 ng/dL EZ', 550, 'ng/dL'],
    ['total', 'TESTOSTERONE, TOTAL, MALES (ADULT), IA 520 250-827 ng/dL NL1', 520, 'ng/dL'],
    ['total', 'TESTOSTERONE, TOTAL, MS 468 250-1100 ng/dL IG', 468, 'ng/dL'],
    // A laboratory nobody has listed.
    ['total', 'TESTOSTERONE, TOTAL, MS 550 250-1100 ng/dL QXB', 550, 'ng/dL'],
    ['shbg', 'SEX HORMONE BINDING GLOBULIN 38 H 10-50 nmol/L ZB', 38, 'nmol/L'],
    ['albumin', 'Albumin 4.5 g/dL 3.6-5.1 ZK3', 4.5, 'g/dL'],
    // The code that Quest prints, without the name.
    ['total', '520 250-827 ng/dL EZ', 520, 'ng/dL'],
    ['total', '345 In Range Reference Range: 250-827 ng/dL', 345, 'ng/dL'],
    ['total', '345 Out of Range', 345, null],
    ['total', '345 ng/dL Reference range: > OR = 300', 345, 'ng/dL'],
    ['shbg', 'SEX HORMONE BINDING GLOBULIN 38 10-50 nmol/L AMD', 38, 'nmol/L'],
    ['albumin', 'ALBUMIN 4.5 3.6-5.1 g/dL', 4.5, 'g/dL'],
    // LabCorp
    ['total', 'Testosterone, Serum 01 550 ng/dL 264-916', 550, 'ng/dL'],
    ['total', 'Testosterone, Total, LC/MS A, 01 520 High ng/dL 264.0-916.0', 520, 'ng/dL'],
    ['shbg', 'Sex Horm Binding Glob, Serum 38.2 nmol/L 16.5-55.9 01', 38.2, 'nmol/L'],
    // MyChart, and hospitals
    ['total', 'Your value 520 ng/dL Normal range: 264 - 916 ng/dL', 520, 'ng/dL'],
    ['total', '345 ng/dL >=300', 345, 'ng/dL'],
    ['total', '345 >=300 ng/dL', 345, 'ng/dL'],
    ['total', '345 ng/dL >/=300', 345, 'ng/dL'],
    ['total', '345 ng/dL, normal greater than 300', 345, 'ng/dL'],
    ['total', 'Collected on Jan 14, 2026 8:15 AM 345 ng/dL', 345, 'ng/dL'],
    ['total', 'Lab: Quest Diagnostics, Wed Jan 14, 2026 345 ng/dL', 345, 'ng/dL'],
    ['total', '14-Jan-2026 345 ng/dL', 345, 'ng/dL'],
    ['total', '14-Jan-26 345', 345, null],
    ['total', 'Jan 14 2026 550', 550, null],
    ['total', 'January 2026: 520', 520, null],
    ['total', '| Testosterone, Total | 560 ng/dL | 264-916 ng/dL | Normal |', 560, 'ng/dL'],
    ['total', 'Testosterone [Mass/volume] in Serum or Plasma 520 ng/dL', 520, 'ng/dL'],
    ['total', '2026-01-05T08:15:00 520 ng/dL', 520, 'ng/dL'],
    ['shbg', 'SHBG: 38 nmols/L (ref 10-57)', 38, 'nmol/L'],
    ['albumin', 'Albumin 3.1 gm/dL', 3.1, 'g/dL'],
    // Spanish and Portuguese
    ['total', 'Testosterona total 14.01.2026 08:15 550 ng/dL 264 a 916', 550, 'ng/dL'],
    [
      'total',
      '14 de enero de 2026 Testosterona en suero 345 ng/dL Valores de referencia: 264 a 916',
      345,
      'ng/dL',
    ],
    ['shbg', 'Globulina fijadora de hormonas sexuales (SHBG) 38,2 nmol/L', 38.2, 'nmol/L'],
    ['shbg', 'Globulina Ligadora de Hormônios Sexuais: 38,2 nmol/L', 38.2, 'nmol/L'],
    ['albumin', 'Albúmina 4.3 g/dL dentro del rango', 4.3, 'g/dL'],
    ['albumin', 'Albumina (soro) 4,3 g/dL', 4.3, 'g/dL'],
  ])('%s: %s', (field, text, value, unit) => {
    expect(read(text, field)).toEqual({ value, unit })
  })

  test.each<[Field, string, string]>([
    ['total', 'Bioavailable testosterone 218 ng/dL 131-682', 'Bioavailable'],
    ['total', 'Testosterona biodisponível 218 ng/dL', 'biodisponível'],
    ['total', '218 ng/dL bioavailable', 'bioavailable'],
    ['total', 'Dihydrotestosterone 45 ng/dL', 'Dihydrotestosterone'],
    ['total', '45 ng/dL DHT', 'DHT'],
    ['total', 'SHBG 38.2 nmol/L', 'SHBG'],
    // Where a laboratory's code may stand, too.
    ['total', '45 11-95 ng/dL DHT', 'DHT'],
    ['total', '12.4 5.0-21.0 ng/dL FT', 'FT'],
    ['total', 'T3, TOTAL 130 76-181 ng/dL', 'T3'],
    ['total', 'Total T4 7.9 µg/dL', 'T4'],
    ['albumin', '2.6 1.9-3.7 g/dL GLB', 'GLB'],
    ['total', 'Testosterone cypionate 200 mg', 'cypionate'],
    ['total', 'about 520, I think', 'about'],
    ['shbg', 'Testosterone 12.5 nmol/L', 'Testosterone'],
    ['shbg', 'Cortisol 14.2 nmol/L', 'Cortisol'],
    ['shbg', 'Thyroxine binding globulin 38 nmol/L', 'Thyroxine'],
    ['albumin', 'Globulin 2.6 g/dL 1.9-3.7', 'Globulin'],
    ['albumin', 'Pre-albumin 25 mg/dL', 'Pre'],
    ['albumin', 'Microalbumin 4.3 mg/dL', 'Microalbumin'],
    ['albumin', 'ALBUMIN, URINE 4.3 g/dL', 'URINE'],
    ['albumin', 'A/G Ratio 1.6', 'G'],
  ])('%s: %s asks about %s', (field, text, found) => {
    expect(read(text, field)).toEqual({ asks: 'word', found })
  })

  test.each([
    'Testosterone, Free 12.4 ng/dL',
    'Free Testosterone(Direct) 9.5 pg/mL 6.8-21.5',
    'Testosterona libre 12.4 ng/dL',
    'Testosterona Livre: 12,4 ng/dL',
  ])('%s is free testosterone', text => {
    expect(inTotal(text)).toEqual({ asks: 'free' })
  })
})

test.each(['', ' ', 'abc', '-', '.', ',,', 'ng/dL', '<', '\u2014'])('%j holds no number', text => {
  expect(inTotal(text)).toBeNull()
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
  expect(languages.map(language => inTotal(text, language))).toEqual(
    values.map(value => expect.objectContaining({ value })),
  )
})

test('any text is read without throwing', () => {
  fc.assert(fc.property(anyText, text => void inTotal(text)))
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...'0123456789.,-<>/:% '.split(''), 'ng/dL', 'H', '\u00b9')),
      parts => void inTotal(parts.join('')),
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
    'Vitamin B12 / SHBG\t',
    'Albumina (soro) ',
    'Resultado = ',
  )
  const ownLabel = {
    total: ['', 'TESTOSTERONE, TOTAL, MS ', 'Testosterona total: '],
    shbg: ['', 'SHBG ', 'Sex Hormone Binding Globulin\t'],
    albumin: ['', 'Albumina (soro) ', 'Resultado = '],
  }
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
          const found = read(line, is.field, language)
          expect({ line, isRight: isRight(found, is) }).toEqual({ line, isRight: true })
          if (first === '< ' || footnote === '+') expect(found).toHaveProperty('asks')
        },
      ),
      { numRuns: 1000 },
    )
  })

  test.each(languages)('gives this number, where nothing else is in the line, $own', language => {
    fc.assert(
      fc.property(amount, fc.nat(2), gap, (is, name, space) => {
        const line = `${ownLabel[is.field][name]}${grouped(is.value, language)}${space}${is.unit}`
        expect(read(line, is.field, language)).toMatchObject({ value: is.value, unit: is.unit })
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
    expect(inTotal(text)).toMatchObject({ value })
  })

  const broken =
    '10,4000.5 1,0400.5 1234,567.8 0,123,456 12,34,567 1,040.5.5 1.040,5,5 1,040.5,2 1,2345,678 1,23,456'

  test.each(broken.split(' '))('%s is no number', text => {
    expect(inTotal(text)).toEqual({ asks: 'unclear' })
  })
})

const limits = [
  // Signs
  '< = 10 | >10 | \u226410 | &lt;10 | &gt; 10 | 10 < | 10 + | > than 1500 | > OR = 1500 ng/dL',
  // English
  'less than 10 | more than 10 | greater than 10 | under 10 | over 10 | above 10 | below 10',
  'at least 10 | at most 10 | up to 10 | GT 1500 | Testosterone LT 10 | exceeds 1500 ng/dL | max 1500',
  'lower than 10 | no more than 10 | greater than or equal to 1500 | 1500 or more',
  '1500 ng/dL or more | 1500 ng/dL max | Reference 300',
  // Spanish and Portuguese
  'menos de 10 | m\u00e1s de 10 | mas de 10 | mais de 10 | abaixo de 10 | por debajo de 10',
  'por encima de 10 | menor que 10 | menor a 10 | menor de 10 | mayor que 10 | maior que 10',
  'inferior a 10 | superior a 10 | superior 10 | hasta 10 | at\u00e9 10 | mayor o igual a 1500',
  'maior ou igual a 1500 | a partir de 1500 | al menos 1500 | pelo menos 1500 | no m\u00e1ximo 10',
  '1500 o m\u00e1s ng/dL | 1500 ou mais',
]

test.each(limits.flatMap(list => list.split(' | ')))('%s is a limit', text => {
  expect(inTotal(text)).toMatchObject({ asks: 'limit' })
})

test.each('H HH L LL N A high low normal alto alta bajo baja baixo (H) ! *'.split(' '))(
  'the mark %s behind a value says nothing about its unit',
  mark => {
    expect(inTotal(`520 ${mark}`)).toEqual({ value: 520, unit: null })
  },
)

test.each([
  ['520 foo, bar', 'foo'],
  ['520 mg H daily', 'mg'],
  ['520 halt', 'halt'],
  ['520 EZ', 'EZ'],
])('in %s the unit asked about is %s', (text, unit) => {
  expect(inTotal(text)).toEqual({ asks: 'unit', found: unit })
})

test.each<[string, Field, string, string]>([
  ['without the name of the test', 'total', '12 ng/dL 5-21 FT', 'FT'],
  ['without the name of the test', 'shbg', '45 nmol/L 30-85 DHT', 'DHT'],
  ['where the name may go on', 'total', 'Testosterone 12 ng/dL 5-21 FT', 'FT'],
  ['where the name may go on', 'total', 'TESTOSTERONE, SERUM 218 ng/dL 131-682 BAT', 'BAT'],
  ['before the number', 'total', 'QXB TESTOSTERONE, TOTAL 550 ng/dL 250-1100', 'QXB'],
  ['before the range', 'total', 'TESTOSTERONE, TOTAL 550 QXB ng/dL', 'QXB'],
  ['as a word', 'total', 'TESTOSTERONE, TOTAL 550 250-1100 ng/dL Cortisol', 'Cortisol'],
  ['as a longer name', 'albumin', 'ALBUMIN 4.5 3.6-5.1 g/dL GLOB', 'GLOB'],
])('capitals %s are asked about: %s', (_, field, text, found) => {
  expect(readTyped(text, field, commonWords)).toMatchObject({ found })
})

test.each([
  ['at 8:15:30 520 ng/dL', 520],
  ['8:15 520 ng/dL', 520],
  ['14-01-2026 520 ng/dL', 520],
  ['03 520 ng/dL', 520],
])('a time, a date or a code of a laboratory in %s is no value', (text, value) => {
  expect(inTotal(text)).toEqual({ value, unit: 'ng/dL' })
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
    ['a range of one end, in another unit', '520 ng/dL (>10.4 nmol/L)', { value: 520, unit: 'ng/dL' }],
    ['the same limit twice', '<520 ng/dL (<18.03 nmol/L)', { asks: 'limit' }],
    ['a footnote between digits', '52\u00b20', { asks: 'several' }],
    ['two units before one number', 'ng/dL nmol/L: 520', { asks: 'several' }],
  ])('%s', (_, text, result) => {
    expect(inTotal(text)).toEqual(result)
  })
})
