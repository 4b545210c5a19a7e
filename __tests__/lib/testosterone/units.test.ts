import fc from 'fast-check'
import { doubtWords } from '@/content/ui/calculator-words'
import { doubt, fromBase, readTyped, stepped, toBase } from '@/lib/testosterone/units'
import { freeTestosterone } from '@/lib/testosterone/vermeulen'

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
  ['520 264-916 ng/dL', 520, 'ng/dL'],
  ['ng/dL: 520 (18.03 nmol/L)', 520, 'ng/dL'],
  ['520 ng/dL (18.03 nmol/L)', 520, 'ng/dL'],
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
  ['about 520, I think', 520, null],
  ['520 NG/DL', 520, 'ng/dL'],
  ['520\tng/dL\n', 520, 'ng/dL'],
] as const)('%p reads as %p %p', (text, value, unit) => {
  expect(readTyped(text)).toEqual({ value, unit })
})

test.each(['', ' ', 'abc', '-', '.', ',,', 'ng/dL', '<', '\u2014'])('%p holds no number', text => {
  expect(readTyped(text)).toBeNull()
})

test('any text is read without throwing', () => {
  fc.assert(fc.property(fc.string(), text => void readTyped(text)))
})

test('10 nmol/L and 288.4 ng/dL, 43 g/L and 4.3 g/dL give the same result', () => {
  const a = freeTestosterone({
    totalNgDl: toBase('total', 10, 'nmol/L'),
    shbgNmolL: 40,
    albuminGDl: toBase('albumin', 43, 'g/L'),
  })
  const b = freeTestosterone({ totalNgDl: 288.4, shbgNmolL: 40, albuminGDl: 4.3 })
  expect(a.freeNgDl).toBeCloseTo(b.freeNgDl, 12)
})

test.each([
  ['total', 520, 'nmol/L', '18.03'],
  ['total', 520, 'ng/dL', '520'],
  ['total', 0.1, 'nmol/L', '0.00347'],
  ['albumin', 4.3, 'g/L', '43'],
] as const)('%s of %p in base units is written for %s as %s', (field, base, unit, text) => {
  expect(fromBase(field, base, unit)).toBe(text)
})

test('no amount is formatted as zero', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), base => {
      expect(Number(fromBase('total', base, 'nmol/L'))).toBeGreaterThan(0)
    }),
  )
})

test('a value in ng/mL, µg/L, pg/mL, pmol/L or mg/dL is converted', () => {
  expect(toBase('total', 5.2, 'ng/mL')).toBe(520)
  expect(toBase('total', 5.2, 'µg/L')).toBe(520)
  expect(toBase('total', 5200, 'pg/mL')).toBe(520)
  expect(toBase('total', 18_000, 'pmol/L')).toBeCloseTo(519.12, 10)
  expect(toBase('albumin', 4300, 'mg/dL')).toBeCloseTo(4.3, 12)
})

test.each([
  ['total', 18, 'ng/dL', 'nmol/L'],
  ['total', 520, 'nmol/L', 'ng/dL'],
  ['total', 5.2, 'ng/dL', 'nmol/L'],
  ['albumin', 43, 'g/dL', 'g/L'],
  ['albumin', 4.3, 'g/L', 'g/dL'],
  ['shbg', 600, 'nmol/L', ''],
  ['total', 9000, 'ng/dL', ''],
  ['total', 0.5, 'ng/dL', 'ng/mL'],
] as const)('%s of %p %s asks about %p', (field, value, unit, other) => {
  expect(doubt(field, value, unit, doubtWords)?.unit).toBe(other)
})

test.each([
  ['total', 20, 'ng/dL'],
  ['total', 1500, 'ng/dL'],
  ['shbg', 5, 'nmol/L'],
  ['shbg', 150, 'nmol/L'],
  ['albumin', 2, 'g/dL'],
  ['albumin', 60, 'g/L'],
] as const)('%s of %p %s is not questioned', (field, value, unit) => {
  expect(doubt(field, value, unit, doubtWords)).toBeNull()
})

test('an unknown unit is reported, not ignored', () => {
  expect(doubt('shbg', 38, 'µg/mL', doubtWords)?.words).toBe(
    'SHBG is not reported in µg/mL here. It was read as 38 nmol/L; please check.',
  )
})

test.each([
  ['total', '487', 1, '487.01'],
  ['total', '487.01', -1, '487'],
  ['shbg', '32.9', 1, '33'],
  ['albumin', '4,3', -1, '4.2'],
  ['albumin', '0', -1, null],
  ['total', '18 nmol/L', 1, null],
  ['total', '', 1, null],
] as const)('an arrow key in %s takes %p a step (%i) to %p', (field, text, direction, next) => {
  expect(stepped(field, text, direction)).toBe(next)
})
