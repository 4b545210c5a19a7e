import type { SignName } from '@/content/schema'

/** Map signs of the benefit legends, 84 × 56: one line weight, one tone that is clear on both grounds. */

const width = 84
const height = 56
const range = (count: number) => Array.from({ length: count }, (_, index) => index)
/** Places of a staggered pattern. */
const grid = (columns: number, rows: number, dx: number, dy: number) =>
  range(rows).flatMap(row =>
    range(columns + (row % 2)).map(column => ({
      x: width / 2 + (column - (columns - 1 + (row % 2)) / 2) * dx,
      y: height / 2 + (row - (rows - 1) / 2) * dy,
    })),
  )
const place = (spots: { x: number; y: number }[], shape: string) =>
  spots.map(({ x, y }) => `M${x} ${y}${shape}`).join('')

function sun(): string {
  const rays = range(9).map(index => {
    const angle = Math.PI + (index * Math.PI) / 8
    const at = (radius: number) =>
      `${(42 + Math.cos(angle) * radius * 1.15).toFixed(1)} ${(43 + Math.sin(angle) * radius).toFixed(1)}`
    return `M${at(18)}L${at(index % 2 ? 24 : 29)}`
  })
  return `M8 43H76M29 43a13 12 0 0 1 26 0${rays.join('')}`
}

function scale(): string {
  const ticks = range(7).map(index => `M${12 + index * 10} ${index % 2 ? 32 : 29}V36`)
  return `M12 20H72V28H12ZM12 36H72${ticks.join('')}`
}

const wave = (y: number) => `M3 ${y}q4.9-6 9.75 0t9.75 0 9.75 0 9.75 0 9.75 0 9.75 0 9.75 0 9.75 0`

const lines: Record<SignName, string> = {
  sun: sun(),
  peaks: place(grid(4, 3, 18, 16), 'm-8 5 8-12 8 12m-8-12v4l2 2-2 3'),
  rings: range(5)
    .map(index => {
      const [rx, ry] = [6 + index * 7.5, 3.5 + index * 4.8]
      return `M${42 - rx + index * 0.6} ${28 - index * 0.6}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0-${rx * 2} 0`
    })
    .join(''),
  waves: range(5)
    .map(index => wave(10 + index * 9))
    .join(''),
  trees: place(grid(4, 3, 18, 17), 'v5m0-5c-6-1-4-7 0-11c4 4 6 10 0 11'),
  terraces: range(5)
    .map(index => `M4 ${18 + index * 8}c14-2 18-10 34-9s22-5 42-${8 + index}`)
    .join(''),
  trail: 'M10 46c10 0 12-12 24-12s10 4 18-2 4-14 10-18',
  compass: 'M42 6V50M20 28H64M42 11l5 12 12 5-12 5-5 12-5-12-12-5 12-5Z',
  scale: scale(),
  fork: 'M10 28H34c12 0 10-15 24-15h14M34 28c12 0 10 15 24 15h14M68 9l4 4-4 4M68 39l4 4-4 4',
  camp: 'M8 46H76M20 46 42 12 64 46M42 12l-3-5M42 12l3-5M35 46l7-15 7 15',
  cairn: 'M8 48H76M24 48c-2-9 38-9 36 0M29 41c-1-8 27-8 26 0M33 34c0-7 18-7 18 0M37 28c0-6 10-6 10 0',
  grid: 'M12 10V46M27 10V46M42 10V46M57 10V46M72 10V46M6 16H78M6 28H78M6 40H78M45 22a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  dots: place(grid(6, 4, 12, 12), 'm-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0'),
  drops: place(grid(4, 3, 18, 17), 'm0-7c-6 8-5 11 0 11s6-3 0-11'),
  bridge: 'M6 22H78M12 22V44M72 22V44M20 44c0-22 44-22 44 0M6 44H20M64 44H78M32 22v7M42 22v5M52 22v7',
}

export function sign(name: SignName): string {
  const pen = 'fill="none" stroke="#43795f" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"'
  // The way is dotted, as on every map of the site, and ends at a flag.
  const drawn =
    name === 'trail'
      ? `<path d="${lines.trail}" stroke-dasharray="1 5" ${pen}/><path d="M66 16V6l9 3.5-9 3.5" ${pen}/>`
      : `<path d="${lines[name]}" ${pen}/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawn}</svg>`
}
