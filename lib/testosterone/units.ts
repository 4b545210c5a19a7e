import { ngDlPerNmolL } from './vermeulen'

/** Units a laboratory report may use, per field, with the factor to the unit of calculation. */
export const units = {
  total: { 'ng/dL': 1, 'nmol/L': ngDlPerNmolL, 'ng/mL': 100 },
  shbg: { 'nmol/L': 1 },
  albumin: { 'g/dL': 1, 'g/L': 0.1 },
} as const

export type Field = keyof typeof units
export type TotalUnit = 'ng/dL' | 'nmol/L'
export type AlbuminUnit = 'g/dL' | 'g/L'

/** Digits after the point when a value is rewritten in another unit. */
const digits = { 'ng/dL': 1, 'nmol/L': 2, 'g/dL': 2, 'g/L': 1 } as const

/** Value of calculation: ng/dL, nmol/L or g/dL. */
export function toBase(field: Field, value: number, unit: string): number {
  const factors: Record<string, number> = units[field]
  return value * (factors[unit] ?? 1)
}

/** The same amount in another unit, rounded as a person would write it: 520 ng/dL -> '18.03' nmol/L. */
export function convert(field: Field, value: number, from: string, to: TotalUnit | AlbuminUnit): string {
  const factors: Record<string, number> = units[field]
  const converted = toBase(field, value, from) / (factors[to] ?? 1)
  return String(Number(converted.toFixed(digits[to])))
}

export type Typed = { value: number; unit: string | null }

const known: readonly (readonly [RegExp, string])[] = [
  [/ng\s*\/\s*dl/i, 'ng/dL'],
  [/ng\s*\/\s*ml|[µu]g\s*\/\s*l/i, 'ng/mL'],
  [/nmol\s*\/\s*l/i, 'nmol/L'],
  [/g\s*\/\s*dl/i, 'g/dL'],
  [/g\s*\/\s*l/i, 'g/L'],
]

/**
 * Reads what a person types or pastes: '520', '520 ng/dL', '18,0 nmol/L', '1,040 ng/dL', '5.2 ng/mL', '43g/L'.
 * @returns null when there is no number in it.
 */
export function readTyped(text: string): Typed | null {
  const match = /[-+]?\d[\d.,\u00a0 ]*|[-+]?[.,]\d+/.exec(text.replace(/[−–]/g, '-'))
  if (!match) return null
  const value = readNumber(match[0].replace(/[\u00a0 ]/g, ''))
  if (!Number.isFinite(value)) return null
  return { value, unit: known.find(([pattern]) => pattern.test(text))?.[1] ?? null }
}

/** Decimal point or comma; a comma before exactly three final digits, with none or more groups, is a thousands mark. */
function readNumber(text: string): number {
  const clean = text.replace(/[.,]+$/, '')
  if (/^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(clean)) return Number(clean.replaceAll(',', ''))
  if (/^[-+]?\d{1,3}(\.\d{3})+,\d+$/.test(clean)) return Number(clean.replaceAll('.', '').replace(',', '.'))
  return Number(clean.replace(',', '.'))
}

export type Doubt = { field: Field; unit: string; words: string }

/** Limits outside which a value is far more often a slip of unit than a real result. In units of calculation. */
export const plausible = {
  total: { low: 20, high: 1500 },
  shbg: { low: 5, high: 150 },
  albumin: { low: 2, high: 6 },
} as const

/**
 * A gentle question about an unlikely value, with the unit that would make it likely (or '' when none does).
 * @param value in `unit`.
 */
export function doubt(field: Field, value: number, unit: string): Doubt | null {
  const { low, high } = plausible[field]
  const base = toBase(field, value, unit)
  if (base >= low && base <= high) return null
  const other = Object.keys(units[field]).find(candidate => {
    const there = toBase(field, value, candidate)
    return candidate !== unit && there >= low && there <= high
  })
  const name = { total: 'Total testosterone', shbg: 'SHBG', albumin: 'Albumin' }[field]
  return {
    field,
    unit: other ?? '',
    words: other
      ? `${value} ${unit} would be unusual. Did you mean ${value} ${other}?`
      : `${name} of ${value} ${unit} would be unusual. Please check it against your report.`,
  }
}
