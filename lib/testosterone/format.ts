import { method } from './history'
import type { TestosteroneResult } from './vermeulen'

/** Fixed decimals; a positive value that would be rounded to zero becomes '< 0.1' (or '< 1', '< 0.01'). */
export function shown(value: number, digits: number): string {
  const text = value.toFixed(digits)
  if (value > 0 && Number(text) === 0) return `< ${(10 ** -digits).toFixed(digits)}`
  return text
}

/** At most so many decimals, without trailing zeros: an input as it is shown again. */
export function trimmed(value: number, digits: number): string {
  const text = shown(value, digits)
  return text.startsWith('<') ? text : String(Number(text))
}

/** The four figures in the specified formats: 1, 0, 0 and 2 decimals. */
export function figures(result: TestosteroneResult) {
  return {
    freeNgDl: shown(result.freeNgDl, 1),
    freePmolL: shown(result.freePmolL, 0),
    bioavailableNgDl: shown(result.bioavailableNgDl, 0),
    percentFree: shown(result.percentFree, 2),
  }
}

/** The result as a sentence for screen readers. */
export function asSentence(result: TestosteroneResult): string {
  const { freeNgDl, freePmolL, bioavailableNgDl, percentFree } = figures(result)
  const words = `Free testosterone ${freeNgDl} ng/dL, ${freePmolL} pmol/L, ${percentFree} percent of the total. Bioavailable ${bioavailableNgDl} ng/dL.`
  return words.replaceAll('< ', 'below ')
}

/** Plain text for a message or a notebook: values, units, method and date. */
export function asText(result: TestosteroneResult, date: string): string {
  const { freeNgDl, freePmolL, bioavailableNgDl, percentFree } = figures(result)
  return [
    `Free testosterone (${method}), ${date}`,
    `Total testosterone ${trimmed(result.totalNgDl, 2)} ng/dL`,
    `SHBG ${trimmed(result.shbgNmolL, 2)} nmol/L`,
    `Albumin ${trimmed(result.albuminGDl, 2)} g/dL${result.albuminAssumed ? ' (assumed)' : ''}`,
    `Free testosterone ${freeNgDl} ng/dL (${freePmolL} pmol/L, ${percentFree}%)`,
    `Bioavailable testosterone ${bioavailableNgDl} ng/dL`,
    'An estimate, not a diagnosis.',
  ].join('\n')
}
