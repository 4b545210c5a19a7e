import { colors } from '../../lib/site/colors'
import { contourPaths, type Field, heightField, sheets, svg } from './relief'
import { type Point, smoothLine } from './shape'
import { terrains } from './terrain'

const terrain = {
  ...terrains.hormone,
  frequency: 1.15,
  ridgeWeight: 0.9,
  domainWarp: 0.16,
  levels: 16,
  from: 0.26,
  to: 1,
} as const

type Lobe = readonly [x: number, y: number, sx: number, sy: number, height: number, turn: number]
type Land = { width: number; height: number; seed: string; lobes: readonly Lobe[] }

const homeLand: Land = {
  width: 900,
  height: 760,
  seed: 'e',
  lobes: [
    [600, 330, 310, 200, 1, -0.5],
    [820, 560, 270, 180, 0.88, 0.4],
    [350, 480, 190, 110, 0.62, -0.5],
  ],
}

function mountain(lobes: readonly Lobe[], x: number, y: number): number {
  return Math.max(
    ...lobes.map(([cx, cy, sx, sy, top, turn]) => {
      const dx = Math.cos(turn) * (x - cx) + Math.sin(turn) * (y - cy)
      const dy = -Math.sin(turn) * (x - cx) + Math.cos(turn) * (y - cy)
      return top * Math.exp(-((dx / sx) ** 2 + (dy / sy) ** 2))
    }),
  )
}

const round = (value: number) => Math.round(value)

/** The cheapest path over the grid between two points: steep steps cost far more than long ones. */
function trail(field: Field, from: Point, to: Point): Point[] {
  const { columns, rows, cell, values } = field
  const at = ([x, y]: Point) => (Math.round(y / cell) + 1) * columns + Math.round(x / cell) + 1
  const start = at(from)
  const goal = at(to)
  const cost = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY)
  const previous = new Int32Array(columns * rows).fill(-1)
  const open = new Set([start])
  cost[start] = 0
  while (open.size > 0) {
    let here = -1
    for (const index of open) if (here < 0 || (cost[index] ?? 0) < (cost[here] ?? 0)) here = index
    if (here === goal) break
    open.delete(here)
    const column = here % columns
    const row = Math.floor(here / columns)
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        const x = column + dx
        const y = row + dy
        if ((dx === 0 && dy === 0) || x < 0 || y < 0 || x >= columns || y >= rows) continue
        const next = y * columns + x
        const length = Math.hypot(dx, dy)
        const slope = ((values[next] ?? 0) - (values[here] ?? 0)) / length
        const total = (cost[here] ?? 0) + length * (1 + (34 * slope) ** 2)
        if (total < (cost[next] ?? 0)) {
          cost[next] = total
          previous[next] = here
          open.add(next)
        }
      }
    }
  }
  const points: Point[] = []
  for (let index = goal; index >= 0; index = previous[index] ?? -1) {
    points.unshift([((index % columns) - 1) * cell, (Math.floor(index / columns) - 1) * cell])
  }
  return points
}

/** An island in the sea, as heights and as a drawing. `night`: for dark pages. */
function land({ width, height, seed, lobes }: Land, night: boolean): { field: Field; body: string } {
  const field = heightField({
    terrain,
    width,
    height,
    seed,
    peaks: [],
    normalise: false,
    mask: (z, x, y) => {
      const m = mountain(lobes, x, y)
      return m * 0.78 + (z - 0.45) * 0.62 * (0.25 + m)
    },
  })
  const thresholds = Array.from(
    { length: terrain.levels },
    (_, index) => 0.26 + (0.74 * index) / (terrain.levels - 1),
  )
  const shelves = contourPaths(field, [0.13, 0.195], 1.6)
  const shelf = night ? colors.dark.line : colors.light.sage
  const rim = night ? `<use href="#l0" fill="none" stroke="#3f6a5b" stroke-width="1.5"/>` : ''
  const layers = sheets(contourPaths(field, thresholds, 1.5), 'hormone')
  return { field, body: `<path d="${shelves.join('')}" fill="none" stroke="${shelf}"/>${layers}${rim}` }
}

/** The massif of the home page, with its trail. */
export function massif(night: boolean): string {
  const { field, body } = land(homeLand, night)
  const summitIndex = field.values.reduce(
    (best, value, index) => ((field.values[best] ?? 0) >= value ? best : index),
    0,
  )
  const summit: Point = [
    ((summitIndex % field.columns) - 1) * field.cell,
    (Math.floor(summitIndex / field.columns) - 1) * field.cell,
  ]
  const start = shoreStart(field)
  const way = smoothLine(trail(field, start, summit), 5)
  const [sx, sy] = [round(summit[0]), round(summit[1])]
  const [px, py] = [round(start[0]), round(start[1])]
  const { page } = colors[night ? 'dark' : 'light']
  return svg(
    homeLand.width,
    homeLand.height,
    `${body}<path d="${way}" fill="none" stroke="#f6e7c4" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"/>` +
      `<path d="M${sx} ${sy - 13}l13 23h-26z" fill="${colors.light.copper}" stroke="${page}" stroke-width="3" stroke-linejoin="round"/>` +
      `<circle cx="${px}" cy="${py}" r="8" fill="${colors.light.copper}" stroke="${page}" stroke-width="3"/>`,
  )
}

/** The start of the trail, on the western shore. */
function shoreStart({ columns, rows, cell, values }: Field): Point {
  for (let column = 2; column < columns; column++) {
    for (let row = rows - 8; row > rows * 0.55; row--) {
      if ((values[row * columns + column] ?? 0) > 0.3) return [(column - 1) * cell, (row - 1) * cell]
    }
  }
  throw new Error('The massif has no western shore')
}
