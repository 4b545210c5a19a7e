import { language } from '@/content/facts/language'

/** `other`: the number that the same digits would be if their only separator were of the other kind, as in '1.040'. */
export type PlainNumber = { value: number; other?: number }

/**
 * A number with its separators: '1,040.5', '1.040,5', '18,0', "1'040".
 * @returns null when the separators make no number. Before exactly three final digits the language decides whether a single
 * separator is the decimal one; '0,350' cannot have thousands.
 */
export function readNumber(text: string, { decimal }: { decimal: string } = language): PlainNumber | null {
  const clean = text.replace(/[.,]+$/, '').replaceAll("'", '')
  const marks = clean.replace(/[-+\d]/g, '')
  const last = marks.at(-1) ?? ''
  const thousands = last === '.' ? ',' : '.'
  if (marks.length > 1) {
    const [whole = '', part = ''] = marks.includes(thousands) ? clean.split(last) : [clean]
    const groups = whole.split(/[.,]/)
    const isGrouped = groups.every((group, place) => (place ? /^\d{3}$/ : /^[-+]?[1-9]\d{0,2}$/).test(group))
    const isOnce = clean.indexOf(last) === clean.lastIndexOf(last) || part === ''
    return isGrouped && isOnce ? { value: Number(`${groups.join('')}.${part}`) } : null
  }
  const value = Number(clean.replace(',', '.'))
  if (!/^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(clean)) return { value }
  const grouped = Number(clean.replace(last, ''))
  return last === decimal ? { value, other: grouped } : { value: grouped, other: value }
}
