import { decimal } from '../words/decimal'
import { fill } from '../words/fill'
import type { TestosteroneResult } from './vermeulen'

/** Fixed decimals; a positive value that would be rounded to zero becomes '< 0.1' (or '< 1', '< 0.01'). */
export function shown(value: number, digits: number): string {
  const text = value.toFixed(digits)
  return decimal(value > 0 && Number(text) === 0 ? `< ${(10 ** -digits).toFixed(digits)}` : text)
}

/** At most so many decimals, without trailing zeros: an input as it is shown again. */
export function trimmed(value: number, digits: number): string {
  const text = shown(value, digits)
  return text.startsWith('<') ? text : decimal(Number(value.toFixed(digits)))
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

/** Keeps an amount with its unit, and the two ends of a range, on one line. */
export const withNoBreakSpaces = (text: string): string =>
  text
    .replace(/(?<=\d) (?=(?:[npm]?g|[np]mol)\/)/g, '\u00a0')
    .replace(/(?<=\d|\/d?L) (to|a) (?=\d)/g, '\u00a0$1\u00a0')
    .replaceAll('< ', '<\u00a0')

/** The copied text, line by line, with placeholders for its figures. */
export type TextWords = Readonly<
  Record<
    | 'method'
    | 'title'
    | 'total'
    | 'shbg'
    | 'albumin'
    | 'albuminAssumed'
    | 'free'
    | 'bioavailable'
    | 'estimate',
    string
  >
>

/** Plain text for a message or a notebook: values, units, method and date. */
export function asText(result: TestosteroneResult, date: string, words: TextWords): string {
  const { freeNgDl, freePmolL, bioavailableNgDl, percentFree } = figures(result)
  const albumin = result.albuminAssumed ? words.albuminAssumed : words.albumin
  return [
    fill(words.title, { method: words.method, date }),
    fill(words.total, { value: trimmed(result.totalNgDl, 2) }),
    fill(words.shbg, { value: trimmed(result.shbgNmolL, 2) }),
    fill(albumin, { value: trimmed(result.albuminGDl, 2) }),
    fill(words.free, { free: freeNgDl, pmol: freePmolL, percent: percentFree }),
    fill(words.bioavailable, { bioavailable: bioavailableNgDl }),
    words.estimate,
  ].join('\n')
}
