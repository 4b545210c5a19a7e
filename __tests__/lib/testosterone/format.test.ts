/** @jest-environment node */
import fc from 'fast-check'
import { resultTextWords } from '@/content/ui/calculator-words'
import { asText, shown, trimmed, withNoBreakSpaces } from '@/lib/testosterone/format'
import { freeTestosterone } from '@/lib/testosterone/vermeulen'

test.each([
  [0.04, 1, '< 0.1'],
  [0.05, 1, '0.1'],
  [0.4, 0, '< 1'],
  [0.001, 2, '< 0.01'],
  [0, 1, '0.0'],
  [12.34, 1, '12.3'],
] as const)('%p with %p digits is shown as %p', (value, digits, text) => {
  expect(shown(value, digits)).toBe(text)
})

test.each([
  [520, 2, '520'],
  [4.3, 2, '4.3'],
  [18.034, 2, '18.03'],
  [0.001, 2, '< 0.01'],
] as const)('%p is read back as %p with at most %p digits', (value, digits, text) => {
  expect(trimmed(value, digits)).toBe(text)
})

test('no positive figure is ever shown as zero', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-9, max: 1e6, noNaN: true }),
      fc.integer({ min: 0, max: 3 }),
      (value, digits) => {
        expect(shown(value, digits)).not.toMatch(/^0(\.0*)?$/)
      },
    ),
  )
})

test('a result as text for a message', () => {
  expect(
    asText(freeTestosterone({ totalNgDl: 500, shbgNmolL: 40 }), 'November 21, 2026', resultTextWords),
  ).toBe(
    [
      'Free testosterone (Vermeulen 1999, calculated), November 21, 2026',
      'Total testosterone 500 ng/dL',
      'SHBG 40 nmol/L',
      'Albumin 4.3 g/dL (assumed)',
      'Free testosterone 9.3 ng/dL (323 pmol/L, 1.86%)',
      'Bioavailable testosterone 218 ng/dL',
      'An estimate, not a diagnosis.',
    ].join('\n'),
  )
})

test.each([
  ['9.3 ng/dL is within 7.1 to 22.6 ng/dL', '9.3\u00a0ng/dL is within 7.1\u00a0to\u00a022.6\u00a0ng/dL'],
  ['dentro del rango de 7.1 a 22.6 ng/dL', 'dentro del rango de 7.1\u00a0a\u00a022.6\u00a0ng/dL'],
  ['(245 a 785 pmol/L)', '(245\u00a0a\u00a0785\u00a0pmol/L)'],
  ['aged 20 to 45', 'aged 20\u00a0to\u00a045'],
  ['4.3 g/dL, < 0.1 ng/dL', '4.3\u00a0g/dL, <\u00a00.1\u00a0ng/dL'],
] as const)('%j keeps ranges and units on one line', (text, whole) => {
  expect(withNoBreakSpaces(text)).toBe(whole)
})
