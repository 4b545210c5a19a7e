/** @jest-environment node */
import fc from 'fast-check'
import { doubtWords } from '@/content/ui/calculator-words'
import {
  baseUnit,
  doubt,
  type Field,
  fromBase,
  isConverted,
  isOffered,
  looksFree,
  sameAmount,
  stepValue,
  toBase,
} from '@/lib/testosterone/units'

test.each([
  ['total', 520, 'nmol/L', 18.03],
  ['total', 520, 'ng/dL', 520],
  ['total', 0.1, 'nmol/L', 0.00347],
  ['albumin', 4.3, 'g/L', 43],
  ['total', 520.06, 'ng/dL', 520.1],
  ['total', 520, 'pmol/L', 18030.51],
  ['albumin', 4.3333, 'g/dL', 4.33],
  ['albumin', 4.3333, 'g/L', 43.3],
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

const labelsOf = (field: Field, typed: { value: number; unit: string; other?: number }) =>
  doubt(field, typed, doubtWords)?.fixes.map(({ label }) => label)

test.each([
  ['total', 18, 'ng/dL', ['nmol/L']],
  ['total', 22.4, 'ng/dL', ['nmol/L']],
  ['total', 39, 'ng/dL', ['nmol/L']],
  ['total', 4.52, 'ng/dL', ['nmol/L', 'ng/mL']],
  ['total', 4.52, 'nmol/L', undefined],
  ['total', 0.5, 'ng/dL', ['ng/mL']],
  ['total', 0.2, 'ng/dL', []],
  ['total', 520, 'nmol/L', ['ng/dL']],
  ['total', 0.52, 'nmol/L', ['ng/mL']],
  ['total', 520, 'ng/mL', ['ng/dL']],
  ['total', 20, 'ng/mL', ['nmol/L']],
  ['total', 1600, 'ng/dL', []],
  ['total', 9000, 'ng/dL', []],
  ['albumin', 43, 'g/dL', ['g/L']],
  ['albumin', 4.3, 'g/L', ['g/dL']],
  ['albumin', 4300, 'g/dL', ['mg/dL']],
  ['albumin', 4.3, 'mg/dL', ['g/dL']],
  ['shbg', 600, 'nmol/L', []],
] as const)('%s of %p %s offers every likely reading of these digits: %j', (field, value, unit, labels) => {
  expect(labelsOf(field, { value, unit })).toEqual(labels)
})

test.each([
  ['1.05 or 1,050 ng/dL', 1.05, 1050, ['1,050\u00a0ng/dL', 'ng/mL']],
  ['1,050 or 1.05 nmol/L', 1050, 1.05, ['1.05\u00a0ng/mL', 'ng/dL']],
] as const)(
  '%s: the digits with their separator read otherwise are offered too',
  (_, value, other, labels) => {
    expect(labelsOf('total', { value, other, unit: value < 2 ? 'ng/dL' : 'nmol/L' })).toEqual(labels)
  },
)

test.each([
  [155, 'pg/mL', true],
  [155, 'ng/L', true],
  [320, 'pmol/L', true],
  [0.155, 'ng/mL', true],
  [0.155, 'µg/L', true],
  [907, 'pg/mL', true],
  [5200, 'pg/mL', false],
  [18_030, 'pmol/L', false],
  [0.52, 'ng/mL', false],
  [15.5, 'ng/dL', false],
])('%p %s as a total looks like free testosterone: %p', (value, unit, isFree) => {
  expect(looksFree('total', { value, unit })).toBe(isFree)
})

test.each([
  // Not calculated yet: the choice says what the digits are, unless they were likely before and are not any more.
  [22.4, 'ng/dL', 'nmol/L', false, false],
  [45, 'ng/dL', 'nmol/L', false, false],
  [9000, 'ng/dL', 'nmol/L', false, false],
  [520, 'ng/dL', 'nmol/L', false, true],
  [18, 'nmol/L', 'ng/dL', false, true],
  // Calculated: converted, unless the choice answers the question about the unit.
  [22.4, 'ng/dL', 'nmol/L', true, false],
  [45, 'ng/dL', 'nmol/L', true, true],
  [9000, 'ng/dL', 'nmol/L', true, true],
] as const)('%p %s, then %s (calculated: %p) is converted: %p', (value, unit, chosen, isCalculated, is) => {
  expect(isConverted('total', { value, unit }, chosen, isCalculated)).toBe(is)
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

test('an amount in an unknown unit is not converted, and the unit is named', () => {
  expect(() => toBase('shbg', 38, 'µg/mL')).toThrow(RangeError)
  expect(() => toBase('albumin', 650, 'µmol/L')).toThrow(RangeError)
  expect(() => toBase('total', 1, 'g/dL')).toThrow('total is not measured in g/dL')
})

test.each([
  [9000.5, 'Total testosterone of 9,000.5\u00a0ng/dL would be unusual. Please check it against your report.'],
  [
    4.52,
    '4.52\u00a0ng/dL would be unusual. Did you mean 4.52\u00a0nmol/L or 4.52\u00a0ng/mL? If your report calls it “free”, enter the total instead.',
  ],
  [
    0.2,
    'Total testosterone of 0.2\u00a0ng/dL would be unusual. Please check it against your report. If your report calls it “free”, enter the total instead.',
  ],
])('the question about %p ng/dL names the amounts as the page writes numbers', (value, words) => {
  expect(doubt('total', { value, unit: 'ng/dL' }, doubtWords)?.words).toBe(words)
})

test.each([
  ['total', 487, 1, 487.01],
  ['total', 487.01, -1, 487],
  ['shbg', 32.9, 1, 33],
  ['albumin', 4.3, -1, 4.2],
  ['albumin', 0.1, -1, 0],
  ['albumin', 0, -1, null],
] as const)('an arrow key in %s takes %p a step (%i) to %p', (field, value, direction, next) => {
  expect(stepValue(field, value, direction)).toBe(next)
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
