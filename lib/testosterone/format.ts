import type { TestosteroneResult } from './vermeulen'

/** Fixed digits; a positive value that would print as zero becomes '< 0.1' (or '< 1', '< 0.01'). */
export function shown(value: number, digits: number): string {
  const text = value.toFixed(digits)
  if (value > 0 && Number(text) === 0) return `< ${(10 ** -digits).toFixed(digits)}`
  return text
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
