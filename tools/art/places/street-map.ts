import { place } from '@/content/facts/place'
import { at, closedCurve, drawing, type Point, polygon, rectangle, scaleBar, sheet, words } from './sheets'

/**
 * The street of the clinic, 1,920 by 470, and the part for phones. Screens crop it at both sides, so everything important is
 * in the part for phones. 0.6 px to the foot; streets and buildings are samples.
 */

const scaleFeetPx = 0.6
const width = 1920
const height = 470
const phone = [912, 40, 360, 400] as const
const wide = [0, 0, width, height] as const

/** The center line of the clinic's road. */
const road = (x: number) => 286 + 20 * Math.sin((x - 300) / 260)
const crossStreets = [130, 430, 715, 985, 1228, 1560, 1800]
const lean = 0.035
const streetX = (x: number, y: number) => x + (y - 235) * lean
const streetHalf = 9
const roadHalf = 19
const northStreet = [98, 118] as const

/** A block between two cross streets: its upper and lower edges are straight, or follow the road. */
function block(left: number, right: number, upper: (x: number) => number, lower: (x: number) => number) {
  const steps = [0, 0.25, 0.5, 0.75, 1]
  const edge = (edgeY: (x: number) => number): Point[] =>
    steps.map(step => {
      const x = left + streetHalf + (right - left - 2 * streetHalf) * step
      return [Math.round(streetX(x, edgeY(x))), Math.round(edgeY(x))]
    })
  return polygon([...edge(upper), ...edge(lower).reverse()])
}

function blocks(): string {
  const lines = [-60, ...crossStreets, width + 60]
  const rows: [(x: number) => number, (x: number) => number][] = [
    [() => -20, () => northStreet[0]],
    [() => northStreet[1], x => road(x) - roadHalf],
    [x => road(x) + roadHalf, () => height + 20],
  ]
  const cut = lines
    .slice(1)
    .flatMap((right, index) => rows.map(([upper, lower]) => block(lines[index] ?? 0, right, upper, lower)))
  return sheet(cut.join(''), 'block', true)
}

type House = readonly [x: number, y: number, width: number, height: number, paper: 'leaf' | 'stone' | 'sand']

const neighbors: readonly House[] = [
  [20, 30, 80, 44, 'leaf'],
  [170, 28, 110, 46, 'stone'],
  [310, 34, 84, 40, 'leaf'],
  [470, 36, 96, 38, 'leaf'],
  [600, 40, 80, 34, 'stone'],
  [745, 30, 92, 44, 'leaf'],
  [866, 34, 84, 40, 'stone'],
  [1012, 48, 76, 34, 'stone'],
  [1112, 44, 84, 38, 'leaf'],
  [1256, 30, 120, 46, 'sand'],
  [1420, 30, 96, 44, 'leaf'],
  [1596, 28, 90, 46, 'stone'],
  [1712, 34, 60, 40, 'leaf'],
  [1830, 30, 70, 44, 'sand'],
  [160, 150, 100, 50, 'stone'],
  [300, 156, 96, 44, 'leaf'],
  [470, 152, 92, 46, 'leaf'],
  [748, 150, 86, 46, 'leaf'],
  [868, 158, 82, 46, 'stone'],
  [1590, 156, 100, 52, 'leaf'],
  [1716, 160, 56, 44, 'stone'],
  [1262, 336, 84, 42, 'leaf'],
  [1400, 356, 110, 46, 'sand'],
  [1600, 372, 84, 40, 'stone'],
  [870, 352, 84, 44, 'stone'],
  [746, 380, 88, 44, 'leaf'],
  [560, 366, 90, 42, 'stone'],
  [1836, 356, 64, 44, 'leaf'],
]

/** They do not overlap, so all of one paper share a path. */
function houses(): string {
  return (['leaf', 'stone', 'sand'] as const)
    .map(paper => {
      const same = neighbors.filter(house => house[4] === paper)
      return sheet(same.map(([x, y, w, h]) => rectangle(x, y, w, h)).join(''), paper)
    })
    .join('')
}

/** A wooded rise, in four sheets. Uneven on purpose: a ring around a ring would look like an eye. */
function rise(cx: number, cy: number, rx: number, ry: number, turn: number): string {
  return [1, 0.76, 0.5, 0.27]
    .map((size, level) => {
      const points = Array.from({ length: 14 }, (_, index): Point => {
        const angle = (index / 14) * 2 * Math.PI
        const waver = 1 + 0.13 * Math.sin(3 * angle + turn) + 0.07 * Math.sin(5 * angle + turn * 2 + level)
        return [
          cx + level * 7 + Math.cos(angle) * rx * size * waver,
          cy - level * 5 + Math.sin(angle) * ry * size * waver,
        ]
      })
      return sheet(closedCurve(points), `hill${level + 1}`)
    })
    .join('')
}

/** The clinic's building, its suite, the parking lot, and the path from the street to the door. */
function clinicHouse(): string {
  const door = 1096
  const stalls = Array.from({ length: 13 }, (_, index) => `M${at([1022 + index * 13, 214])}v14`).join('')
  const entry = 1150
  return [
    sheet(rectangle(1012, 200, 184, 48), 'lot'),
    `<path class="stall" d="${stalls}"/>`,
    `<path class="green" d="${rectangle(1119, 213, 24, 15)}"/>`,
    sheet(rectangle(1012, 136, 184, 58), 'house', true),
    sheet(rectangle(door - 26, 136, 52, 58), 'pine'),
    words(place.streetMap.parking, [1018, 243]),
    `<path class="dots" d="M${at([entry, road(entry)])}V237H${door + 16}V198"/>`,
    `<circle class="way" cx="${entry}" cy="${Math.round(road(entry))}" r="6"/>`,
    `<path class="way" d="M${door} 190c-6-12-17-22-17-34a17 17 0 0 1 34 0c0 12-11 22-17 34z"/><circle class="paper" cx="${door}" cy="156" r="6.5"/>`,
  ].join('')
}

function labels(): string {
  const { suite, road: roadName, north, scale } = place.streetMap
  const bar = 200 * scaleFeetPx
  // 'ft' is a longer word in other languages: the scale then starts further left, so that its end stays in place.
  const left = scale.length > '200 ft'.length ? 16 : 0
  return [
    `<path class="paper" d="${rectangle(1055, 112, 82, 21)}"/>`,
    words(suite, [1096, 127.5], 'mid'),
    words(roadName, [922, road(950) + 5]),
    `<path class="paper" d="${rectangle(1040 - left, 398, 228 + left, 32)}"/>`,
    scaleBar([1088 - left, 411], bar),
    words(scale, [1088 - left + bar + 8, 419]),
    `<path class="ink" d="M${1048 - left} 423l7-18 7 18-7-5z"/>`,
    words(north, [1066 - left, 419]),
  ].join('')
}

function map(): string {
  return [
    `<path class="street" d="${rectangle(0, 0, width, height)}"/>`,
    blocks(),
    houses(),
    rise(1096, 352, 92, 30, 0.6),
    rise(1392, 190, 112, 50, 2.1),
    rise(640, 196, 62, 40, 4),
    rise(250, 400, 100, 48, 1.2),
    clinicHouse(),
    labels(),
  ].join('')
}

export const streetMapWide = () => drawing(wide, map(), 14)
export const streetMapPhone = () => drawing(phone, map(), 14)
