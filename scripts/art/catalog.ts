import type { Category, TerrainName } from '../../content/schema'
import { articles, services } from '../../content/site'
import type { RampName } from './terrain'

/** Every relief of the site. The seed is the page's path or the article's slug, so a page always gets the same landscape. */

type Plate = {
  name: string
  terrain: TerrainName
  ramp: RampName
  seed: string
  width: number
  height: number
  /** Widths written, in pixels. */
  sizes: readonly number[]
  /** Small pictures: coarser landscape, fewer layers. */
  thumb?: true
  peaks?: readonly (readonly [number, number, number])[]
}

export const categoryTerrain: Record<Category, TerrainName> = {
  hormone: 'hormone',
  'weight-loss': 'weight',
  peptide: 'peptide',
  functional: 'functional',
  prp: 'prp',
}

const slots = [['slot-film-1', 'hormone', 'hormone', 640, 360]] as const

export const plates: readonly Plate[] = [
  ...services.map(
    ({ key, terrain }): Plate => ({
      name: `thumb-${key}`,
      terrain,
      ramp: terrain,
      seed: `${key}-thumb`,
      width: 312,
      height: 216,
      sizes: [208],
      thumb: true,
    }),
  ),
  ...articles
    .map(({ meta }) => ({ slug: meta.slug, terrain: categoryTerrain[meta.category] }))
    .flatMap(({ slug, terrain }): Plate[] => [
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
    ([name, terrain, ramp, width, height]): Plate => ({
      name,
      terrain,
      ramp,
      seed: name,
      width,
      height,
      sizes: [width],
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
