import { colors } from '@/lib/site/colors'

/** Relative luminance of `#rrggbb`, as WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['light', 'dark'] as const)(
  'the border of a field has enough contrast on every background, %s',
  scheme => {
    const { field, page, tinted, card } = colors[scheme]
    for (const ground of [page, tinted, card]) expect(contrast(field, ground)).toBeGreaterThanOrEqual(3)
  },
)

test.each(['light', 'dark'] as const)('text can be read on every background, %s', scheme => {
  const { ink, ink2, error, errorFace, ok, page, tinted, card, onDark, onDark2, dark, dark2 } = colors[scheme]
  for (const text of [ink, ink2, error, ok])
    for (const ground of [page, tinted, card])
      expect([text, ground, contrast(text, ground) >= 4.5]).toEqual([text, ground, true])
  expect(contrast(onDark, errorFace)).toBeGreaterThanOrEqual(4.5)
  for (const text of [onDark, onDark2])
    for (const ground of [dark, dark2])
      expect([text, ground, contrast(text, ground) >= 4.5]).toEqual([text, ground, true])
})
