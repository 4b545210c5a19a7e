/** Terrains and their colors, by category (visual direction, section 5). */

import type { TerrainName } from '../../content/schema'

export type Terrain = {
  frequency: number
  octaves: number
  ridgeWeight: number
  domainWarp: number
  /** Stretch along the rotated x axis. */
  stretchX: number
  /** Degrees. */
  rotationDegrees: number
  gain: number
  levels: number
  cell: number
  from: number
  to: number
  peak?: true
  slope?: readonly [number, number]
  canyon?: true
}

export const terrains = {
  hormone: {
    frequency: 1.25,
    octaves: 4,
    ridgeWeight: 0.8,
    domainWarp: 0.14,
    stretchX: 1,
    rotationDegrees: 0,
    gain: 0.4,
    levels: 12,
    cell: 11,
    from: 0.12,
    to: 0.95,
    peak: true,
  },
  weight: {
    frequency: 0.95,
    octaves: 2,
    ridgeWeight: 0,
    domainWarp: 0.3,
    stretchX: 0.6,
    rotationDegrees: -28,
    gain: 0.4,
    levels: 15,
    cell: 13,
    from: 0.06,
    to: 0.95,
    slope: [-1.1, -0.62],
  },
  peptide: {
    frequency: 1.9,
    octaves: 3,
    ridgeWeight: 0,
    domainWarp: 0.1,
    stretchX: 1,
    rotationDegrees: 0,
    gain: 0.36,
    levels: 9,
    cell: 11,
    from: 0.46,
    to: 0.95,
  },
  /** Rising ground. Rounder hills looked like folds of skin. */
  functional: {
    frequency: 1.3,
    octaves: 3,
    ridgeWeight: 0,
    domainWarp: 0.12,
    stretchX: 0.7,
    rotationDegrees: 30,
    gain: 0.42,
    levels: 14,
    cell: 12,
    from: 0.05,
    to: 0.97,
    slope: [0.5, -1],
  },
  prp: {
    frequency: 1,
    octaves: 3,
    ridgeWeight: 0.2,
    domainWarp: 0.2,
    stretchX: 1,
    rotationDegrees: 0,
    gain: 0.4,
    levels: 12,
    cell: 11,
    from: 0.06,
    to: 0.93,
    canyon: true,
  },
  /** Ledges: the fine, even steps of needling, in warm stone. Dunes looked like a brain. */
  micro: {
    frequency: 1.1,
    octaves: 3,
    ridgeWeight: 0.55,
    domainWarp: 0.08,
    stretchX: 0.3,
    rotationDegrees: 14,
    gain: 0.42,
    levels: 15,
    cell: 11,
    from: 0.05,
    to: 0.95,
    slope: [-0.5, -0.9],
  },
  /** A river through its flood plain. */
  iv: {
    frequency: 0.8,
    octaves: 2,
    ridgeWeight: 0,
    domainWarp: 0.26,
    stretchX: 1,
    rotationDegrees: 0,
    gain: 0.35,
    levels: 13,
    cell: 12,
    from: 0.08,
    to: 0.94,
    canyon: true,
  },
} as const satisfies Record<TerrainName, Terrain>

/** Five stops, low to high. */
export const ramps = {
  hormone: ['#12302A', '#1D4A3F', '#2F6354', '#6D9580', '#E6E9DA'],
  weight: ['#4A390E', '#75560F', '#9D7D2D', '#CBB373', '#F1EAD2'],
  peptide: ['#143746', '#225A72', '#3D788F', '#8DB5BD', '#E4ECE7'],
  functional: ['#46541F', '#627031', '#84904E', '#ABB37B', '#DFE2BD'],
  prp: ['#22282C', '#434B52', '#6B757A', '#AAB1AE', '#ECEBE1'],
  micro: ['#3B322C', '#5F5147', '#8A7767', '#BBA993', '#EFE7D8'],
  iv: ['#0F3138', '#1D5560', '#357D83', '#86B9B5', '#E2EFE8'],
  night: ['#0E2722', '#143A31', '#1D4A3F', '#2F6354', '#6D9580'],
} as const

export type RampName = keyof typeof ramps

function channels(hex: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** Color at t in 0..1, interpolated linearly between the stops. */
export function rampColor(name: RampName, t: number): string {
  const stops = ramps[name]
  const at = Math.min(Math.max(t, 0), 1) * (stops.length - 1)
  const low = Math.min(Math.floor(at), stops.length - 2)
  const a = channels(stops[low] ?? stops[0])
  const b = channels(stops[low + 1] ?? stops[0])
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * (at - low)))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}
