import { place } from '@/content/facts/place'
import { at, drawing, type Point, rectangle, scaleBar, sheet, words } from './sheets'

/** The rooms of the clinic, 50 by 26 feet to scale; rotated by 90° for phones. Rooms are samples. */

/** Left, top, width and height in feet, seen from above with the door at the bottom. */
type Box = readonly [x: number, y: number, width: number, height: number]

const suite: Box = [0, 0, 50, 26]
const { rooms, door, scale } = place.floorPlan

/** Labels are horizontal in both drawings; `turnedAt` is a label's place where the rotated one has no room for it. */
type Label = { text: string; at: Point; turnedAt?: Point }
const floors: readonly { box: Box; paper: string; label?: Label }[] = [
  { box: [0.5, 0.5, 13.5, 25], paper: 'street', label: { text: rooms.waiting, at: [3, 15.6] } },
  { box: [14.5, 11.2, 35, 4.5], paper: 'street' },
  {
    box: [14.5, 0.5, 13, 10.2],
    paper: 'warm',
    label: { text: rooms.consultation, at: [21, 1.9], turnedAt: [15.8, 5.6] },
  },
  {
    box: [28, 0.5, 9.5, 10.2],
    paper: 'room',
    label: { text: rooms.examination, at: [32.75, 1.9], turnedAt: [36, 5.6] },
  },
  { box: [38, 0.5, 11.5, 10.2], paper: 'plain', label: { text: rooms.supplies, at: [43.75, 6] } },
  { box: [14.5, 16.2, 7.5, 9.3], paper: 'plain', label: { text: rooms.restroom, at: [18.25, 20] } },
  {
    box: [22.5, 16.2, 15.5, 9.3],
    paper: 'room',
    label: { text: rooms.treatment, at: [33, 18.6], turnedAt: [36.8, 20.9] },
  },
  {
    box: [38.5, 16.2, 11, 9.3],
    paper: 'plain',
    label: { text: rooms.office, at: [44, 19.6], turnedAt: [47.2, 20.9] },
  },
]
const desk: Label = { text: rooms.desk, at: [10.3, 2.6], turnedAt: [12.5, 6.9] }

/** Openings in the walls. */
const doors: readonly Box[] = [
  [3.4, 25.3, 4.2, 0.9],
  [13.8, 11.6, 0.9, 3.7],
  [17.4, 10.5, 3.2, 0.9],
  [31.4, 10.5, 3.2, 0.9],
  [42, 10.5, 3, 0.9],
  [16.6, 15.5, 3, 0.9],
  [27.4, 15.5, 3.2, 0.9],
  [42, 15.5, 3, 0.9],
]

const furniture: readonly (readonly [paper: string, ...box: Box])[] = [
  ['green', 1.2, 1.4, 2, 2],
  ['green', 1.2, 4.2, 2, 2],
  ['green', 1.2, 7, 2, 2],
  ['green', 1.2, 9.8, 2, 2],
  ['wood', 9.4, 3.4, 1.8, 7],
  ['wood', 22, 4.4, 4, 2.6],
  ['green', 23.2, 2.6, 1.8, 1.4],
  ['green', 22.2, 7.4, 1.6, 1.6],
  ['green', 24.4, 7.4, 1.6, 1.6],
  ['water', 29, 3, 2.2, 6],
  ['wood', 39, 1, 9, 1.4],
  ['water', 23.4, 21.2, 3, 3.4],
  ['water', 27.9, 21.2, 3, 3.4],
  ['water', 32.4, 21.2, 3, 3.4],
  ['wood', 40.4, 22.2, 5, 2.4],
  ['street', 15, 22.8, 2, 2.2],
  ['street', 19.4, 23.6, 1.8, 1.4],
]

/** The path past the stations, in the order of the list beside the plan. */
const ways: readonly (readonly Point[])[] = [
  [
    [5.5, 27.2],
    [5.5, 7.6],
  ],
  [
    [5.5, 13.4],
    [33, 13.4],
    [33, 8],
  ],
  [
    [19, 13.4],
    [19, 8],
  ],
  [
    [29, 13.4],
    [29, 18.4],
  ],
]
const stations: readonly Point[] = [
  [5.5, 22.6],
  [5.5, 7.2],
  [19, 7.6],
  [33, 7.6],
  [29, 18.6],
]
type Plan = { foot: number; margin: number; turned: boolean; size: number }

function plan({ foot, margin, turned, size }: Plan) {
  const point = ([x, y]: Point): Point =>
    turned ? [margin + (suite[3] - y) * foot, margin + x * foot] : [margin + x * foot, margin + y * foot]
  const box = ([x, y, w, h]: Box) => {
    const [px, py] = turned ? point([x, y + h]) : point([x, y])
    return turned ? rectangle(px, py, h * foot, w * foot) : rectangle(px, py, w * foot, h * foot)
  }
  const centered = (text: string, [x, y]: Point) => words(text, [x, Math.round(y + size / 3)], 'mid')
  const label = ({ text, at: own, turnedAt }: Label) => centered(text, point((turned && turnedAt) || own))
  const body = [
    sheet(box(suite), 'wall', true),
    ...floors.map(floor => `<path class="${floor.paper}" d="${box(floor.box)}"/>`),
    `<path class="street" d="${doors.map(box).join('')}"/>`,
    ...furniture.map(([paper, ...piece]) => sheet(box(piece), paper)),
    `<path class="dots" d="${ways.map(way => `M${at(...way.map(point))}`).join('')}"/>`,
    ...[...floors.flatMap(floor => floor.label ?? []), desk].map(label),
    ...stations.map((station, index) => {
      const [x, y] = point(station)
      return `<circle class="ring" cx="${Math.round(x)}" cy="${Math.round(y)}" r="13"/>${centered(`${index + 1}`, [Math.round(x), y])}`
    }),
  ]
  return { body: body.join(''), point }
}

export function floorPlanWide(): Promise<string> {
  const foot = 15.4
  const { body, point } = plan({ foot, margin: 8, turned: false, size: 14 })
  const [doorX, below] = point([7, suite[3]])
  const bar = 10 * foot
  const right = point([suite[2], 0])[0]
  const foots = `${words(door, [doorX, below + 26])}${scaleBar([right - bar - 52, below + 18], bar)}${words(scale, [right - 44, below + 26])}`
  return drawing([0, 0, 790, 446], body + foots, 14)
}

export function floorPlanPhone(): Promise<string> {
  const foot = 11
  const { body, point } = plan({ foot, margin: 16, turned: true, size: 13 })
  const [, below] = point([suite[2], 0])
  const bar = 10 * foot
  const foots = `${scaleBar([16, below + 16], bar)}${words(scale, [16 + bar + 8, below + 24])}`
  return drawing([0, 0, 320, 604], body + foots, 13)
}
