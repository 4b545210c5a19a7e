import { invalid } from './errors'

const UNIT_MS = new Map(
  Object.entries({ ns: 1e-6, us: 1e-3, µs: 1e-3, μs: 1e-3, ms: 1, s: 1000, m: 60_000, h: 3_600_000 }),
)
const DURATION_PART = /(\d+\.?\d*|\.\d+)(ns|us|µs|μs|ms|[smh])/g
const DURATION = new RegExp(`^[+-]?(${DURATION_PART.source})+$`)
/** The maximum of Go's 64-bit duration in nanoseconds. */
const MAX_DURATION_MS = 2 ** 63 / 1e6

/** The end of a ban such as `1h30m` or `1.5h`; null for `none` and `0s`, undefined for an empty duration. */
export function bannedUntil(duration: string): Date | null | undefined {
  if (duration === '') return undefined
  if (duration === 'none' || duration === '0') return null
  let length = 0
  for (const [, amount, unit = ''] of duration.matchAll(DURATION_PART)) {
    length += Number(amount) * (UNIT_MS.get(unit) ?? 0)
  }
  if (!DURATION.test(duration) || length >= MAX_DURATION_MS) {
    throw invalid(`invalid format for ban duration: time: invalid duration ${JSON.stringify(duration)}`)
  }
  if (length === 0) return null
  return new Date(Date.now() + (duration.startsWith('-') ? -length : length))
}
