import type { Category, TerrainName } from '../../content/schema'
import { articles } from '../../content/site'
import type { RampName, Terrain } from './terrain'

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
} & Look

type Look = {
  peaks?: readonly (readonly [number, number, number])[]
  shape?: Partial<Terrain>
}

const filmLook: Look = {
  peaks: [
    [0.05, 1, 0.5],
    [0.55, 1.2, 0.4],
    [1, 0.9, 0.46],
  ],
  shape: { to: 1.05 },
}

export const categoryTerrain: Record<Category, TerrainName> = {
  hormone: 'hormone',
  'weight-loss': 'weight',
  peptide: 'peptide',
  functional: 'functional',
  prp: 'prp',
}

const slots = [['slot-film-1', 'hormone', 'hormone', 640, 360]] as const

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
  ...slots.map(
    ([name, terrain, ramp, width, height]): Picture => ({
      name,
      terrain,
      ramp,
      seed: name,
      width,
      height,
      sizes: [width],
      ...filmLook,
    }),
  ),
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
