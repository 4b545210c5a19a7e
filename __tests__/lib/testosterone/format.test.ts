import fc from 'fast-check'
import { resultTextWords } from '@/content/ui/calculator-words'
import { asSentence, asText, figures, shown, trimmed } from '@/lib/testosterone/format'
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

test('a result for screen readers, without symbols', () => {
  const tiny = freeTestosterone({ totalNgDl: 0.01, shbgNmolL: 40 })
  expect(figures(tiny).freeNgDl).toBe('< 0.1')
  expect(asSentence(tiny, resultTextWords)).toBe(
    'Free testosterone below 0.1 ng/dL, below 1 pmol/L, 1.58 percent of the total. Bioavailable below 1 ng/dL.',
  )
})
