/** @jest-environment node */
import fc from 'fast-check'
import { doubtWords } from '@/content/ui/calculator-words'
import { baseUnit, doubt, fromBase, isOffered, sameAmount, stepValue, toBase } from '@/lib/testosterone/units'
import { freeTestosterone } from '@/lib/testosterone/vermeulen'

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
  ['total', 520, 'nmol/L', 18.03],
  ['total', 520, 'ng/dL', 520],
  ['total', 0.1, 'nmol/L', 0.00347],
  ['albumin', 4.3, 'g/L', 43],
] as const)('%s of %p in base units is rounded for %s to %p', (field, base, unit, rounded) => {
  expect(fromBase(field, base, unit)).toBe(rounded)
})

test('no amount is rounded to zero', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), base => {
      expect(fromBase('total', base, 'nmol/L')).toBeGreaterThan(0)
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
  ['total', 17, 'ng/dL', 'nmol/L'],
  ['total', 39, 'ng/dL', 'nmol/L'],
] as const)('%s of %p %s asks about %p', (field, value, unit, other) => {
  const found = doubt(field, { value, unit }, doubtWords)
  expect(found).not.toBeNull()
  expect(found?.fix?.unit ?? '').toBe(other)
})

test.each([
  ['total', 40, 'ng/dL'],
  ['total', 1500, 'ng/dL'],
  ['shbg', 5, 'nmol/L'],
  ['shbg', 150, 'nmol/L'],
  ['albumin', 2, 'g/dL'],
  ['albumin', 60, 'g/L'],
] as const)('%s of %p %s is not questioned', (field, value, unit) => {
  expect(doubt(field, { value, unit }, doubtWords)).toBeNull()
})

test('an amount in an unknown unit is not converted', () => {
  expect(() => toBase('shbg', 38, 'µg/mL')).toThrow(RangeError)
  expect(() => toBase('albumin', 650, 'µmol/L')).toThrow(RangeError)
})

test('a question names the amounts as the page writes numbers', () => {
  expect(doubt('total', { value: 9000.5, unit: 'ng/dL' }, doubtWords)?.words).toBe(
    'Total testosterone of 9,000.5\u00a0ng/dL would be unusual. Please check it against your report.',
  )
})

test.each([
  ['total', 487, 1, 487.01],
  ['total', 487.01, -1, 487],
  ['shbg', 32.9, 1, 33],
  ['albumin', 4.3, -1, 4.2],
  ['albumin', 0, -1, null],
] as const)('an arrow key in %s takes %p a step (%i) to %p', (field, value, direction, next) => {
  expect(stepValue(field, value, direction)).toBe(next)
})

test.each([
  ['total', 520.06, 'ng/dL', 520.1],
  ['total', 520, 'pmol/L', 18030.51],
  ['albumin', 4.3333, 'g/dL', 4.33],
  ['albumin', 4.3333, 'g/L', 43.3],
] as const)('%s of %p in base units has the decimals of %s: %p', (field, base, unit, rounded) => {
  expect(fromBase(field, base, unit)).toBe(rounded)
})

test('an unknown unit is named', () => {
  expect(() => toBase('total', 1, 'g/dL')).toThrow('total is not measured in g/dL')
})

test('a step may end at 0', () => {
  expect(stepValue('albumin', 0.1, -1)).toBe(0)
})

test('each field offers its own units, of which the first is its base', () => {
  expect(isOffered('total', 'nmol/L')).toBe(true)
  expect(isOffered('total', 'ng/mL')).toBe(false)
  expect(isOffered('shbg', 'nmol/L')).toBe(true)
  expect(isOffered('shbg', 'ng/dL')).toBe(false)
  expect((['total', 'shbg', 'albumin'] as const).map(baseUnit)).toEqual(['ng/dL', 'nmol/L', 'g/dL'])
})

test('two amounts are the same within a hundredth, if one field knows both units', () => {
  const hundred = { value: 100, unit: 'ng/dL' }
  expect(sameAmount(hundred, { value: 99, unit: 'ng/dL' })).toBe(true)
  expect(sameAmount(hundred, { value: 98.9, unit: 'ng/dL' })).toBe(false)
  expect(sameAmount(hundred, { value: 101.1, unit: 'ng/dL' })).toBe(false)
  expect(sameAmount(hundred, { value: 1, unit: 'ng/mL' })).toBe(true)
  expect(sameAmount(hundred, { value: 4.3, unit: 'g/dL' })).toBe(false)
  expect(sameAmount({ value: 4.3, unit: 'g/dL' }, hundred)).toBe(false)
})

test('what was probably meant is named by its unit, or by its number where the unit is the same', () => {
  expect(doubt('total', { value: 18, unit: 'ng/dL' }, doubtWords)?.fix).toEqual({
    value: 18,
    unit: 'nmol/L',
    label: 'nmol/L',
  })
  expect(doubt('total', { value: 1.04, unit: 'ng/dL', other: 1040 }, doubtWords)?.fix).toEqual({
    value: 1040,
    unit: 'ng/dL',
    label: '1,040\u00a0ng/dL',
  })
})
