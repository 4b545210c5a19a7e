/** From contour rings to short SVG paths. */

export type Point = readonly [number, number]

function distance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax
  const dy = by - ay
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(px - ax, py - ay)
  return Math.abs(dy * px - dx * py + bx * ay - by * ax) / length
}

/** Douglas-Peucker, without recursion. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const keep = new Set([0, points.length - 1])
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const a = points[from]
    const b = points[to]
    if (!a || !b) continue
    let worst = 0
    let at = -1
    for (let i = from + 1; i < to; i++) {
      const point = points[i]
      const off = point ? distance(point, a, b) : 0
      if (off > worst) {
        worst = off
        at = i
      }
    }
    if (worst > tolerance) {
      keep.add(at)
      spans.push([from, at], [at, to])
    }
  }
  return points.filter((_, index) => keep.has(index))
}

/** Writes whole-number relative steps and keeps the rounding error from adding up. */
class Pen {
  #x = 0
  #y = 0
  path = ''

  #round(x: number, y: number): [number, number] {
    return [Math.round(x), Math.round(y)]
  }

  move(x: number, y: number) {
    const [rx, ry] = this.#round(x, y)
    this.path += `M${rx} ${ry}`
    this.#x = rx
    this.#y = ry
  }

  curve(cx: number, cy: number, x: number, y: number) {
    const [rcx, rcy] = this.#round(cx, cy)
    const [rx, ry] = this.#round(x, y)
    this.path += `q${join([rcx - this.#x, rcy - this.#y, rx - this.#x, ry - this.#y])}`
    this.#x = rx
    this.#y = ry
  }

  line(x: number, y: number) {
    const [rx, ry] = this.#round(x, y)
    this.path += `l${join([rx - this.#x, ry - this.#y])}`
    this.#x = rx
    this.#y = ry
  }
}

function join(values: readonly number[]): string {
  return values.map((value, index) => (index === 0 || value < 0 ? String(value) : ` ${value}`)).join('')
}

function mid([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2]
}

/** A closed ring as quadratic curves through the mid-points; '' when it is too small to see. */
export function smoothRing(ring: readonly Point[], tolerance: number, minSize = 14): string {
  const points = simplify(ring, tolerance).slice(0, -1)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  if (points.length < 4) return ''
  if (Math.max(...xs) - Math.min(...xs) < minSize && Math.max(...ys) - Math.min(...ys) < minSize) return ''
  const pen = new Pen()
  const last = points.at(-1)
  const first = points[0]
  if (!last || !first) return ''
  pen.move(...mid(last, first))
  points.forEach((point, index) => {
    const [x, y] = mid(point, points[(index + 1) % points.length] ?? first)
    pen.curve(...point, x, y)
  })
  return `${pen.path}z`
}

/** An open line, smoothed. */
export function smoothLine(line: readonly Point[], tolerance: number): string {
  const points = simplify(line, tolerance)
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  const pen = new Pen()
  pen.move(...first)
  for (let i = 1; i < points.length - 1; i++) {
    const point = points[i]
    const next = points[i + 1]
    if (point && next) pen.curve(...point, ...mid(point, next))
  }
  pen.line(...last)
  return pen.path
}

/** A silhouette: the line, closed along the bottom. */
export function silhouette(line: readonly Point[], bottom: number, tolerance: number): string {
  const points = simplify(line, tolerance)
  const pen = new Pen()
  points.forEach(([x, y], index) => {
    if (index === 0) pen.move(x, y)
    else pen.line(x, y)
  })
  return `${pen.path}V${bottom}H${Math.round(points[0]?.[0] ?? 0)}z`
}
