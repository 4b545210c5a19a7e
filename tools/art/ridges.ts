import { createNoise2D } from 'simplex-noise'
import { colors } from '../../lib/site/colors'
import { random } from './noise'
import { svg } from './relief'
import { silhouette } from './shape'

/** Ridges in side view: stacked silhouettes, light at the back, dark in front. */

type Profile = (x: number) => number

function roughness(seed: string, scale: number, octaves: number): Profile {
  const noise = createNoise2D(random(seed))
  return x => {
    let sum = 0
    let amplitude = 1
    let frequency = 1 / scale
    for (let i = 0; i < octaves; i++) {
      sum += amplitude * noise(x * frequency, i * 7.3)
      amplitude *= 0.5
      frequency *= 2.1
    }
    return sum
  }
}

function layer(profile: Profile, width: number, height: number, step = 6, tolerance = 1): string {
  const points = Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => {
    const x = Math.min(index * step, width)
    return [x, height - profile(x)] as const
  })
  return silhouette(points, height, tolerance)
}

/** The footer of every page: two silhouettes, stretched to the window's width. */
export function footerRidge(night: boolean): string {
  const width = 1440
  const height = 90
  const a = roughness('footer-back', 150, 4)
  const b = roughness('footer-front', 110, 4)
  return svg(
    width,
    height,
    `<path d="${layer(x => 58 + a(x) * 14, width, height, 8, 0.8)}" fill="${night ? '#1c3a30' : '#c5d2b9'}"/>` +
      `<path d="${layer(x => 30 + b(x) * 13, width, height, 8, 0.8)}" fill="${colors[night ? 'dark' : 'light'].dark}"/>`,
    ' preserveAspectRatio="none"',
  )
}
