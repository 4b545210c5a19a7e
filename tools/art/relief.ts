import { contours } from 'd3-contour'
import { createNoise2D } from 'simplex-noise'
import { random } from './noise'
import { type Point, smoothRing } from './shape'
import { type RampName, rampColor, type Terrain } from './terrain'

/** A peak: u, v and radius as fractions of the picture. */
type Peak = readonly [number, number, number]

export type Field = { columns: number; rows: number; cell: number; values: Float64Array }

type FieldOptions = {
  terrain: Terrain
  width: number
  height: number
  seed: string
  peaks?: readonly Peak[]
  /** Adjusts the height at a position; for the massif without a frame. */
  mask?: (height: number, x: number, y: number) => number
  normalise?: boolean
}

/** Heights on a grid, 0 to 1. */
export function heightField({
  terrain: c,
  width,
  height,
  seed,
  peaks,
  mask,
  normalise = true,
}: FieldOptions): Field {
  const r = random(seed)
  const noise = createNoise2D(r)
  const warpX = createNoise2D(r)
  const warpY = createNoise2D(r)
  const scale = 420 / c.frequency
  const angle = (c.rotationDegrees * Math.PI) / 180
  const columns = Math.ceil(width / c.cell) + 3
  const rows = Math.ceil(height / c.cell) + 3
  const values = new Float64Array(columns * rows)
  const summits = peaks ?? (c.peak ? [[0.35 + r() * 0.3, 0.35 + r() * 0.3, 0.42] as const] : [])
  const phase1 = r() * 6
  const phase2 = r() * 6
  const river = (x: number) =>
    height * (0.52 + (x / width - 0.5) * 0.35) +
    Math.sin((x / width) * 7.2 + phase1) * height * 0.17 +
    Math.sin((x / width) * 15 + phase2) * height * 0.06
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const x = (i - 1) * c.cell
      const y = (j - 1) * c.cell
      const u = x / width
      const v = y / height
      const wx = x + warpX(x / 380, y / 380) * c.domainWarp * 380
      const wy = y + warpY(x / 380, y / 380) * c.domainWarp * 380
      const px = Math.cos(angle) * wx + Math.sin(angle) * wy
      const py = (-Math.sin(angle) * wx + Math.cos(angle) * wy) / c.stretchX
      let sum = 0
      let total = 0
      let amplitude = 1
      let frequency = 1
      for (let octave = 0; octave < c.octaves; octave++) {
        const q = noise((px / scale) * frequency, (py / scale) * frequency)
        sum += amplitude * (q * (1 - c.ridgeWeight) + ((1 - Math.abs(q)) * 2 - 1) * c.ridgeWeight)
        total += amplitude
        amplitude *= c.gain
        frequency *= 2.03
      }
      let z = sum / total / 2 + 0.5
      if (c.slope) z = z * 0.42 + ((u - 0.5) * c.slope[0] + (v - 0.5) * c.slope[1] + 0.6) * 0.55
      for (const [cu, cv, radius] of summits) {
        const square = ((u - cu) * width) ** 2 + ((v - cv) * height) ** 2
        const g = Math.exp(-square / Math.max(width, height) ** 2 / (radius * radius * 0.5))
        z = z * (0.35 + 0.4 * g) + 0.62 * g * (summits.length > 1 ? 0.8 : 1)
      }
      if (c.canyon) {
        const d = Math.max(0, Math.abs(y - river(x)) + (z - 0.5) * 130)
        z = (1 - Math.exp(-d / 105)) * 0.8 + z * 0.2
      }
      values[j * columns + i] = mask ? mask(z, x, y) : z
    }
  }
  if (normalise) {
    const low = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
    const high = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
    values.forEach((value, index) => {
      values[index] = (value - low) / (high - low)
    })
  }
  return { columns, rows, cell: c.cell, values }
}

/** One closed path per threshold. */
export function contourPaths(field: Field, thresholds: readonly number[], tolerance = 1.3): string[] {
  const shapes = contours()
    .size([field.columns, field.rows])
    .thresholds([...thresholds])([...field.values])
  return shapes.map(shape =>
    shape.coordinates
      .flat()
      .map(ring => {
        const points = ring.map(([x = 0, y = 0]): Point => [(x - 1.5) * field.cell, (y - 1.5) * field.cell])
        return smoothRing(points, tolerance)
      })
      .join(''),
  )
}

export function steps(terrain: Terrain): number[] {
  return Array.from(
    { length: terrain.levels },
    (_, index) => terrain.from + ((terrain.to - terrain.from) * index) / (terrain.levels - 1),
  )
}

/** Paper-cut sheets: each with a cast shadow and a lit edge. */
export function sheets(paths: readonly string[], ramp: RampName, prefix = 'l'): string {
  let defs = ''
  let body = ''
  paths.forEach((d, index) => {
    if (!d) return
    const id = `${prefix}${index}`
    defs += `<path id="${id}" d="${d}"/>`
    body +=
      `<use href="#${id}" fill="#0b211c" fill-opacity=".28" x="2.2" y="2.75"/>` +
      `<use href="#${id}" fill="#fff" fill-opacity=".2" x="-1" y="-1.2"/>` +
      `<use href="#${id}" fill="${rampColor(ramp, index / Math.max(1, paths.length - 1))}"/>`
  })
  return `<defs>${defs}</defs>${body}`
}

type ReliefOptions = {
  terrain: Terrain
  ramp: RampName
  width: number
  height: number
  seed: string
  peaks?: readonly Peak[]
}

/** A full plate: a relief from above. */
export function relief({ terrain, ramp, width, height, seed, peaks }: ReliefOptions): string {
  const field = heightField({ terrain, width, height, seed, ...(peaks ? { peaks } : {}) })
  const body = sheets(contourPaths(field, steps(terrain)), ramp)
  return svg(width, height, `<rect width="${width}" height="${height}" fill="${rampColor(ramp, 0)}"/>${body}`)
}

export function svg(width: number, height: number, body: string, extra = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${extra}>${body}</svg>\n`
}
