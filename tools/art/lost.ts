import { contours } from 'd3-contour'
import { colors } from '../../lib/site/colors'
import { heightField, steps, svg } from './relief'
import { type Point, smoothLine } from './shape'

/** The not-found page: contour lines that fade out, and a trail that stops short of the reader. 900 × 600. */
export function lost(night: boolean): string {
  const width = 900
  const height = 600
  const terrain = {
    frequency: 1.05,
    octaves: 2,
    ridgeWeight: 0,
    domainWarp: 0.2,
    stretchX: 0.8,
    rotationDegrees: 30,
    gain: 0.3,
    levels: 11,
    cell: 14,
    from: 0.05,
    to: 0.97,
  }
  const field = heightField({ terrain, width, height, seed: 'lost-c' })
  const stroke = night ? '#6d9580' : colors.light.hormone
  const lines = contours()
    .size([field.columns, field.rows])
    .thresholds(steps(terrain))([...field.values])
    .map((shape, index) => {
      const d = shape.coordinates
        .flat()
        .map(ring => {
          const points = ring.map(([x = 0, y = 0]): Point => [(x - 1.5) * field.cell, (y - 1.5) * field.cell])
          return `${smoothLine(points, 1.4)}`
        })
        .join('')
      return `<path d="${d}" stroke-width="${index % 4 === 1 ? 2.2 : 1.1}"/>`
    })
    .join('')
  const way = 'M900 210C820 205 760 190 700 240S600 320 540 330 440 420 380 430 300 440 262 432'
  const { copper } = colors[night ? 'dark' : 'light']
  return svg(
    width,
    height,
    `<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="330" y1="160" x2="650" y2="340"><stop offset=".1" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="m"><rect width="${width}" height="${height}" fill="url(#f)"/></mask></defs>` +
      `<g mask="url(#m)" fill="none" stroke="${stroke}">${lines}</g>` +
      `<path d="${way}" fill="none" stroke="${copper}" stroke-width="3" stroke-dasharray="1 9" stroke-linecap="round"/>` +
      `<circle cx="205" cy="432" r="11" fill="none" stroke="${copper}" stroke-width="2"/><circle cx="205" cy="432" r="6.5" fill="${copper}"/>`,
  )
}
