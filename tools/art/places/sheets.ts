import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { colors } from '../../../lib/site/colors'

/** Shared parts of the paper-cut drawings of the clinic's street and rooms. */

export type Point = readonly [x: number, y: number]

/** One decimal is enough at this size. */
const round = (value: number) => Math.round(value * 10) / 10
export const at = (...points: Point[]) => points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')

export const polygon = (points: readonly Point[]) => `M${at(...points)}z`
export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${at([x, y])}h${round(width)}v${round(height)}h${round(-width)}z`

/** A closed curve through the midpoints of its points. */
export function closedCurve(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const corner = (index: number): Point => points[index % points.length] ?? [0, 0]
  const curves = points.map((point, index) => `Q${at(point, middle(point, corner(index + 1)))}`)
  return `M${at(middle(corner(points.length - 1), corner(0)))}${curves.join('')}z`
}

/** A sheet in three layers: cast shadow, lit edge, paper. `free`: a loose sheet, with a second, wider shadow. */
export function sheet(path: string, fill: string, free = false): string {
  const layer = (kind: string, x: number, y: number) =>
    `<path class="${kind}" transform="translate(${x} ${y})" d="${path}"/>`
  return `${free ? layer('far', 4, 6) : ''}${layer('near', 1.6, 2.2)}${layer('lit', -0.8, -1)}<path class="${fill}" d="${path}"/>`
}

export function words(text: string, [x, y]: Point, className = ''): string {
  return `<text${className ? ` class="${className}"` : ''} x="${round(x)}" y="${round(y)}">${text}</text>`
}

/** A scale bar of a given length, its first half filled. */
export function scaleBar([x, y]: Point, length: number): string {
  return `<path class="ink" d="${rectangle(x, y, length / 2, 6)}"/><path class="line" d="${rectangle(x, y, length, 6)}"/>`
}

/** The colors of each paper, light and dark. */
const papers: Record<string, readonly [light: string, dark: string]> = {
  paper: ['#f2f1e8', '#0f1d19'],
  street: ['#fcfbf6', '#1b302a'],
  block: ['#dfe6d5', '#22392f'],
  ink: ['#12302a', '#ecefe4'],
  way: [colors.light.copper, colors.dark.copper],
  pine: ['#12302a', '#0b1f1a'],
  house: ['#2f6354', '#2f6354'],
  leaf: ['#c3d3c1', '#4f6f5e'],
  sand: ['#e3d3a4', '#8d7d52'],
  stone: ['#d3d5cc', '#4b5a52'],
  lot: ['#ecebe1', '#31443c'],
  water: ['#8db5bd', '#5a8691'],
  hill1: ['#e3e6c8', '#77824f'],
  hill2: ['#cfd4a6', '#667140'],
  hill3: ['#abb37b', '#566234'],
  hill4: ['#84904e', '#465029'],
  wall: ['#1d4a3f', '#6f9685'],
  room: ['#dfe6d5', '#294a3d'],
  warm: ['#f1ead2', '#4b4732'],
  plain: ['#ecebe1', '#31443c'],
  wood: ['#c9b596', '#8f7f63'],
  green: ['#6d9580', '#5c8370'],
}

const marks =
  '.near,.far{fill:#0b211c;fill-opacity:.26}.far{fill-opacity:.13}.lit{fill:#fff;fill-opacity:.3}' +
  '.line{fill:none;stroke:var(--ink);stroke-width:1.5}.stall{stroke:var(--ink);stroke-width:1}' +
  '.dots{fill:none;stroke:var(--way);stroke-width:3;stroke-dasharray:.1 8;stroke-linecap:round}' +
  '.ring{fill:var(--paper);stroke:var(--way);stroke-width:2}' +
  '.mid{text-anchor:middle}'

/** Only the papers that the drawing uses. */
function styles(body: string, size: number): string {
  const used = Object.entries(papers).filter(([name]) => `${body}${marks}`.match(`(?:"|--)${name}\\b`))
  const set = (index: 0 | 1) => used.map(([name, paper]) => `--${name}:${paper[index]}`).join(';')
  const fills = used.map(([name]) => `.${name}{fill:var(--${name})}`).join('')
  return `svg{${set(0)}}@media(prefers-color-scheme:dark){svg{${set(1)}}}${fills}${marks}text{font:600 ${size}px/1.3 F,system-ui,sans-serif;fill:var(--ink)}`
}

const figtree = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/** A font with only the drawing's letters: an image cannot use the page's fonts. */
async function letters(body: string): Promise<string> {
  const text = [...body.matchAll(/<text[^>]*>([^<]*)/g)].map(([, content]) => content).join('')
  const font = await subsetFont(readFileSync(figtree), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: 600 },
  })
  return `@font-face{font-family:F;font-weight:600;src:url(data:font/woff2;base64,${font.toString('base64')})}`
}

/** A self-contained drawing with its fonts and both schemes. `size`: font size in pixels at 1:1. */
export async function drawing(
  view: readonly [x: number, y: number, width: number, height: number],
  body: string,
  size: number,
): Promise<string> {
  const [, , width, height] = view
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" width="${width}" height="${height}"><style>${await letters(body)}${styles(body, size)}</style>${body}</svg>\n`
}
