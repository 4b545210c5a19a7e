/**
 * Units of laboratory reports, and parsing of typed or pasted values. Depends only on the molar factor of
 * `vermeulen.ts` and on `fill.ts`; may be used alone. Nothing here throws: unreadable input gives `null`.
 */
import { decimal } from '../decimal'
import { fill } from '../fill'
import { ngDlPerNmolL } from './vermeulen'

/** Units per field with the factor to the base unit, which comes first. */
export const units = {
  total: {
    'ng/dL': 1,
    'nmol/L': ngDlPerNmolL,
    'ng/mL': 100,
    'µg/L': 100,
    'pg/mL': 0.1,
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
const suggested: Record<Field, readonly string[]> = { ...offered, total: [...offered.total, 'ng/mL'] }

/** Step of the arrow keys in each unit (section 5 of the specification). */
const steps: Record<Field, number> = { total: 0.01, shbg: 0.1, albumin: 0.1 }

/** The number in `text` plus one step, or minus one with -1; null without a plain number, or when it would drop below 0. */
export function stepped(field: Field, text: string, direction: 1 | -1): string | null {
  const typed = readTyped(text)
  if (!typed || typed.unit) return null
  const next = Number((typed.value + direction * steps[field]).toFixed(4))
  return next < 0 ? null : decimal(next)
}

/** Decimals of a converted value. */
const digits: Record<string, number> = { 'ng/dL': 1, 'nmol/L': 2, 'g/dL': 2, 'g/L': 1 }

export const isOffered = (field: Field, unit: string) => offered[field].includes(unit)

/** Factor to the base unit; undefined for a unit that the field does not know. */
function factorOf(field: Field, unit: string): number | undefined {
  const factors: Record<string, number> = units[field]
  return factors[unit]
}

/** @returns the value in ng/dL, nmol/L or g/dL; unchanged when the unit is unknown to the field */
export function toBase(field: Field, value: number, unit: string): number {
  return value * (factorOf(field, unit) ?? 1)
}

/** An amount in the base unit, formatted in `unit`: 520 ng/dL -> '18.03' for nmol/L. */
export function fromBase(field: Field, base: number, unit: string): string {
  const exact = base / (factorOf(field, unit) ?? 1)
  const rounded = Number(exact.toFixed(digits[unit] ?? 2))
  // Too small for these decimals: it would become zero.
  return decimal(rounded === 0 ? Number(exact.toPrecision(3)) : rounded)
}

/** `unit` as typed, known to the field or not; null when there was none. */
export type Typed = { value: number; unit: string | null }

const number = /(?<![\p{L}\d.,])[-+]?(?:\d(?: \d{3})+(?!\d)(?:[.,]\d+)?|\d[\d.,]*|[.,]\d+)|[.,]?\d[\d.,]*/u
const unitPattern = /(?<!\p{L})(p|n|u|µ|mc|m|k)?(g|mol)\s*\/\s*(d|m|u|µ)?l(?!\p{L})/iu

/**
 * Parses typed or pasted input: '520', '520 ng/dL', '18,0 nmol/L', '1,040 ng/dL', '1 040', '5.2 ng/mL', '43g/L'.
 * Accepts full-width digits, narrow spaces and the real minus sign.
 * @returns null without a number
 */
export function readTyped(text: string): Typed | null {
  const plain = text.normalize('NFKC').replace(/\s/g, ' ').replace(/[−–]/g, '-').replaceAll('μ', 'µ')
  const match = number.exec(plain)
  if (!match) return null
  const value = readNumber(match[0].replaceAll(' ', ''))
  if (!Number.isFinite(value)) return null
  // The unit right after the number; otherwise the first one, as in a table heading.
  const behind = unitPattern.exec(plain.slice(match.index + match[0].length).trimStart())
  return { value, unit: canonical(behind?.index === 0 ? behind : unitPattern.exec(plain)) }
}

function canonical(match: RegExpExecArray | null): string | null {
  if (!match) return null
  const [, prefix = '', amount = '', volume = ''] = match.map(part => part?.toLowerCase())
  const micro = (letter: string) => (/^(u|mc)$/.test(letter) ? 'µ' : letter)
  return `${micro(prefix)}${amount}/${micro(volume)}L`
}

/** Decimal point or comma; a comma before exactly three final digits is a thousands separator. */
function readNumber(text: string): number {
  const clean = text.replace(/[.,]+$/, '')
  if (/^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(clean)) return Number(clean.replaceAll(',', ''))
  if (/^[-+]?\d{1,3}(\.\d{3})+,\d+$/.test(clean)) return Number(clean.replaceAll('.', '').replace(',', '.'))
  return Number(clean.replace(',', '.'))
}

/** A hint beside a field. `unit` is the suggested correction, '' when there is none. */
export type Doubt = { field: Field; unit: string; words: string }

/** With `{name}`, `{value}`, `{unit}`, `{base}` and `{other}` where they are named. */
export type DoubtWords = Readonly<Record<'unknownUnit' | 'otherUnit' | 'unusual', string>> & {
  names: Readonly<Record<Field, string>>
}

/** Limits beyond which a wrong unit is far more likely than a real result. In base units. */
export const plausible = {
  total: { low: 20, high: 1500 },
  shbg: { low: 5, high: 150 },
  albumin: { low: 2, high: 6 },
} as const

/**
 * A question about an unlikely value or an unknown unit; null when nothing is unusual.
 * @param value in `unit`
 */
export function doubt(field: Field, value: number, unit: string, words: DoubtWords): Doubt | null {
  const base = Object.keys(units[field])[0] ?? ''
  if (factorOf(field, unit) === undefined) {
    return {
      field,
      unit: '',
      words: fill(words.unknownUnit, { name: words.names[field], unit, value, base }),
    }
  }
  const isPlausible = (candidate: string) => {
    const there = toBase(field, value, candidate)
    // Tolerance of one part in a billion: 60 g/L is 6 g/dL, whatever the last binary digit.
    return there >= plausible[field].low * (1 - 1e-9) && there <= plausible[field].high * (1 + 1e-9)
  }
  if (isPlausible(unit)) return null
  const other = suggested[field].find(candidate => candidate !== unit && isPlausible(candidate))
  return {
    field,
    unit: other ?? '',
    words: other
      ? fill(words.otherUnit, { value, unit, other })
      : fill(words.unusual, { name: words.names[field], value, unit }),
  }
}
