import { art } from '@/lib/pictures/art'
import { figureArt, localDrawing } from '@/lib/pictures/art-for'

test('a drawing with text has a URL per language', () => {
  expect(localDrawing('/figures/dose-wide.svg', { base: '/es' })).toBe('/figures/es/dose-wide.svg')
  expect(localDrawing('/figures/dose-wide.svg', { base: '' })).toBe('/figures/dose-wide.svg')
  expect(figureArt('dose')).toEqual(art['figure-dose'])
})
