import { createNoise2D } from 'simplex-noise'
import { colors } from '../../lib/site/colors'
import { random } from './noise'
import { svg } from './relief'
import { silhouette } from './shape'
import { type RampName, rampColor } from './terrain'

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

type Mountain = { ramp: RampName; center: number; span: number; top: number; spikes: number; seed: string }

/** Five sheets of one mountain; slopes meet the ground at the edges of its span. */
function mountainSheets(
  { ramp, center, span, top, spikes, seed }: Mountain,
  width: number,
  height: number,
): string {
  const base = roughness(seed, span / spikes, 5)
  let body = ''
  for (let sheet = 0; sheet < 5; sheet++) {
    const factor = 1 - sheet * 0.19
    const profile: Profile = x => {
      const u = (x - center) / (span / 2)
      if (Math.abs(u) >= 1) return 0
      const bell = (Math.cos(Math.PI * u) + 1) / 2
      const jag = 1 + base(x + sheet * 340) * (0.34 - 0.03 * sheet)
      return Math.max(0, top * factor * bell ** (1.15 + sheet * 0.12) * jag)
    }
    const d = layer(profile, width, height, 5)
    body +=
      `<path d="${d}" fill="#0b211c" fill-opacity=".2" transform="translate(0 -3)"/>` +
      `<path d="${d}" fill="${rampColor(ramp, 0.8 - sheet * 0.2)}"/>`
  }
  return body
}

/** The three core tracks as one range, 1200 × 320. */
export function tracks(night: boolean): string {
  const width = 1200
  const height = 320
  const far = roughness('tracks-far', 260, 4)
  const back = layer(x => 92 + far(x) * 22, width, height, 10, 1.5)
  const mountains: Mountain[] = [
    { ramp: 'hormone', center: 196, span: 400, top: 262, spikes: 3, seed: 'hormone-peak' },
    { ramp: 'weight', center: 590, span: 410, top: 196, spikes: 2.4, seed: 'weight-peaks-b' },
    { ramp: 'peptide', center: 996, span: 410, top: 238, spikes: 4.2, seed: 'peptide-peaks-c' },
  ]
  const ground = colors[night ? 'dark' : 'light'][night ? 'line' : 'ink']
  return svg(
    width,
    height,
    `<path d="${back}" fill="${colors[night ? 'dark' : 'light'].tinted}"/>` +
      mountains.map(mountain => mountainSheets(mountain, width, height)).join('') +
      `<path d="M0 ${height - 1}H${width}" stroke="${ground}" stroke-width="2"/>`,
  )
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
