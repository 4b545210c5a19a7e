/** Units of laboratory reports, and questions about values that are unlikely in theirs. */
import { grouped } from '../words/decimal'
import { fill } from '../words/fill'
import { listLocale } from '../words/locale'
import { ngDlPerNmolL } from './vermeulen'

/** Units per field with the factor to the base unit, which comes first. */
export const units = {
  total: {
    'ng/dL': 1,
    'nmol/L': ngDlPerNmolL,
    'ng/mL': 100,
    'µg/L': 100,
    'pg/mL': 0.1,
    'ng/L': 0.1,
    'pmol/L': ngDlPerNmolL / 1000,
  },
  shbg: { 'nmol/L': 1 },
  albumin: { 'g/dL': 1, 'g/L': 0.1, 'mg/dL': 0.001 },
} as const

export type Field = keyof typeof units
export type TotalUnit = 'ng/dL' | 'nmol/L'
export type AlbuminUnit = 'g/dL' | 'g/L'

/** Units in a field's select; a value in any other unit is converted. */
const offered: Record<Field, readonly string[]> = {
  total: ['ng/dL', 'nmol/L'],
  shbg: ['nmol/L'],
  albumin: ['g/dL', 'g/L'],
}

/** Units that may have been meant when none was typed. */
const suggested: Record<Field, readonly string[]> = {
  total: [...offered.total, 'ng/mL'],
  shbg: offered.shbg,
  albumin: [...offered.albumin, 'mg/dL'],
}

/** Step of the arrow keys in each unit (section 5 of the specification). */
const steps: Record<Field, number> = { total: 0.01, shbg: 0.1, albumin: 0.1 }

/** One step more, or less with -1; null when it would drop below 0. */
export function stepValue(field: Field, value: number, direction: 1 | -1): number | null {
  const next = Number((value + direction * steps[field]).toFixed(4))
  return next < 0 ? null : next
}

/** Decimals of a converted value. */
const digits: Record<string, number> = { 'ng/dL': 1, 'nmol/L': 2, 'g/dL': 2, 'g/L': 1 }

export const isOffered = (field: Field, unit: string) => offered[field].includes(unit)

/** Factor to the base unit; undefined for a unit that the field does not know. */
function factorOf(field: Field, unit: string): number | undefined {
  const factors: Record<string, number> = units[field]
  return factors[unit]
}

export const isKnown = (field: Field, unit: string) => factorOf(field, unit) !== undefined

export const baseUnit = (field: Field) => Object.keys(units[field])[0] ?? ''

/** @returns the value in ng/dL, nmol/L or g/dL. @throws RangeError for a unit that the field does not know */
export function toBase(field: Field, value: number, unit: string): number {
  const factor = factorOf(field, unit)
  if (factor === undefined) throw new RangeError(`${field} is not measured in ${unit}`)
  return value * factor
}

/** An amount in the base unit, rounded for `unit`: 520 ng/dL -> 18.03 for nmol/L. */
export function fromBase(field: Field, base: number, unit: string): number {
  const exact = base / toBase(field, 1, unit)
  const rounded = Number(exact.toFixed(digits[unit] ?? 2))
  // Too small for these decimals: it would become zero.
  return rounded === 0 ? Number(exact.toPrecision(3)) : rounded
}

export type Amount = { value: number; unit: string }

/** Whether two amounts are the same within their rounding. */
export function sameAmount(one: Amount, other: Amount): boolean {
  return (Object.keys(units) as Field[]).some(field => {
    if (!isKnown(field, one.unit) || !isKnown(field, other.unit)) return false
    const [a, b] = [toBase(field, one.value, one.unit), toBase(field, other.value, other.unit)]
    return Math.abs(a - b) <= 0.01 * Math.abs(a)
  })
}

/** A question about a value, and all other readings of its digits that would be likely. `label` is on a button. */
export type Doubt = { field: Field; words: string; fixes: readonly Fix[] }
export type Fix = Amount & { label: string }

/** With `{name}`, `{value}`, `{unit}` and `{other}` where they are named. */
export type DoubtWords = Readonly<Record<'otherUnit' | 'unusual' | 'low', string>> & {
  names: Readonly<Record<Field, string>>
}

/** Limits beyond which a wrong unit is far more likely than a real result. In base units. */
export const plausible = {
  total: { low: 40, high: 1500 },
  shbg: { low: 5, high: 150 },
  albumin: { low: 2, high: 6 },
} as const

export function isPlausible(field: Field, { value, unit }: Amount): boolean {
  const there = toBase(field, value, unit)
  // Tolerance of one part in a billion: 60 g/L is 6 g/dL, whatever the last binary digit.
  return there >= plausible[field].low * (1 - 1e-9) && there <= plausible[field].high * (1 + 1e-9)
}

/**
 * Totals in ng/dL below which an amount in these units is free testosterone. Free values end at about 50 ng/dL, and totals
 * are hardly ever reported in pg/mL, ng/L or pmol/L.
 */
const freeBelow: Readonly<Record<string, number>> = {
  'pg/mL': 100,
  'ng/L': 100,
  'pmol/L': 100,
  'ng/mL': plausible.total.low,
  'µg/L': plausible.total.low,
}

/** Whether an amount in the field of the total looks like free testosterone. */
export const looksFree = (field: Field, { value, unit }: Amount) =>
  field === 'total' && toBase(field, value, unit) < (freeBelow[unit] ?? 0)

const isLow = (field: Field, { value, unit }: Amount) =>
  field === 'total' && toBase(field, value, unit) < plausible.total.low

/**
 * A question about an unlikely value; null when nothing is unusual.
 * @param typed in a unit that the field knows; `other` as in `PlainNumber`
 */
export function doubt(field: Field, typed: Amount & { other?: number }, words: DoubtWords): Doubt | null {
  const { value, unit, other } = typed
  if (isPlausible(field, typed)) return null
  const shown = (amount: Amount) => `${grouped(amount.value)}\u00a0${amount.unit}`
  const values = other === undefined ? [value] : [other, value]
  const fixes = values
    .flatMap(number => [...new Set([unit, ...suggested[field]])].map(name => ({ value: number, unit: name })))
    .filter(amount => isPlausible(field, amount))
    .map(amount => ({ ...amount, label: amount.value === value ? amount.unit : shown(amount) }))
  const meant = new Intl.ListFormat(listLocale, { type: 'disjunction' }).format(fixes.map(shown))
  const question = fill(fixes.length > 0 ? words.otherUnit : words.unusual, {
    name: words.names[field],
    value: shown(typed),
    other: meant,
  })
  return { field, words: isLow(field, typed) ? `${question} ${words.low}` : question, fixes }
}

/**
 * Whether choosing another unit converts an amount. Otherwise the choice says what the typed digits are.
 * @param isCalculated it has been calculated in its present unit
 */
export function isConverted(field: Field, amount: Amount, unit: string, isCalculated: boolean): boolean {
  const wasLikely = isPlausible(field, amount)
  const isLikely = isPlausible(field, { value: amount.value, unit })
  return isCalculated ? wasLikely || !isLikely : wasLikely && !isLikely
}
