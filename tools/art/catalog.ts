import type { Category, TerrainName } from '../../content/schema'
import { articles, services } from '../../content/site'
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
  /** Small pictures: coarser landscape, fewer layers. */
  thumb?: true
} & Look

type Look = {
  peaks?: readonly (readonly [number, number, number])[]
  shape?: Partial<Terrain>
}

/** Slopes and ridges that leave the frame: in a small picture, a round hill with a bright center looks like an eye. */
const thumbLooks: Partial<Record<TerrainName, Look & { seed?: string }>> = {
  hormone: {
    peaks: [
      [0.1, 1.05, 0.6],
      [0.9, 1.1, 0.5],
    ],
    // Not the darkest color for the ground: the plate would hardly show on a dark page.
    shape: { from: -0.2 },
  },
  peptide: {
    seed: 'peptide-thumb-3',
    shape: { from: 0.35, to: 1.2, frequency: 1.2, stretchX: 0.5, rotationDegrees: 30 },
  },
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
  ...services.map(
    ({ key, terrain }): Picture => ({
      name: `thumb-${key}`,
      terrain,
      ramp: terrain,
      seed: `${key}-thumb`,
      width: 312,
      height: 216,
      sizes: [208],
      thumb: true,
      ...thumbLooks[terrain],
    }),
  ),
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
