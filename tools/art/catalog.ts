import type { Category, TerrainName } from '../../content/schema'
import { articles } from '../../content/site'
import type { RampName } from './terrain'

/** Every relief of the site. The seed is the page's path or the article's slug, so that its landscape never changes. */

type Picture = {
  name: string
  terrain: TerrainName
  ramp: RampName
  seed: string
  width: number
  height: number
  /** Output widths in pixels. */
  sizes: readonly number[]
}

export const categoryTerrain: Record<Category, TerrainName> = {
  hormone: 'hormone',
  'weight-loss': 'weight',
  peptide: 'peptide',
  functional: 'functional',
  prp: 'prp',
}

export const pictures: readonly Picture[] = [
  ...articles
    .map(({ meta }) => ({ slug: meta.slug, terrain: categoryTerrain[meta.category] }))
    .flatMap(({ slug, terrain }): Picture[] => [
      {
        name: `article-${slug}`,
        terrain,
        ramp: terrain,
        seed: slug,
        width: 1440,
        height: 480,
        sizes: [480, 768, 1440],
      },
    ]),
  {
    name: 'cta-night',
    terrain: 'hormone',
    ramp: 'night',
    seed: 'cta-night',
    width: 720,
    height: 480,
    sizes: [720],
  },
  {
    name: 'guide-cover',
    terrain: 'hormone',
    ramp: 'hormone',
    seed: 'guide-cover',
    width: 320,
    height: 430,
    sizes: [320, 640],
  },
]
