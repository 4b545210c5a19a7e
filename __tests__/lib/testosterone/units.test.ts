import fc from 'fast-check'
import { convert, doubt, readTyped, toBase } from '@/lib/testosterone/units'
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
] as const)('%p reads as %p %p', (text, value, unit) => {
  expect(readTyped(text)).toEqual({ value, unit })
})

test.each(['', 'abc', '-', '.', ',,'])('%p holds no number', text => {
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

test('a switch of unit keeps the amount', () => {
  expect(convert('total', 520, 'ng/dL', 'nmol/L')).toBe('18.03')
  expect(convert('total', 18.03, 'nmol/L', 'ng/dL')).toBe('520')
  expect(convert('albumin', 4.3, 'g/dL', 'g/L')).toBe('43')
})

test.each([
  ['total', 18, 'ng/dL', 'nmol/L'],
  ['total', 520, 'nmol/L', 'ng/dL'],
  ['total', 5.2, 'ng/dL', 'nmol/L'],
  ['albumin', 43, 'g/dL', 'g/L'],
  ['albumin', 4.3, 'g/L', 'g/dL'],
  ['shbg', 600, 'nmol/L', ''],
  ['total', 9000, 'ng/dL', ''],
] as const)('%s of %p %s asks about %p', (field, value, unit, other) => {
  expect(doubt(field, value, unit)?.unit).toBe(other)
})

test.each([
  ['total', 20, 'ng/dL'],
  ['total', 1500, 'ng/dL'],
  ['shbg', 5, 'nmol/L'],
  ['shbg', 150, 'nmol/L'],
  ['albumin', 2, 'g/dL'],
  ['albumin', 60, 'g/L'],
] as const)('%s of %p %s is not questioned', (field, value, unit) => {
  expect(doubt(field, value, unit)).toBeNull()
})
