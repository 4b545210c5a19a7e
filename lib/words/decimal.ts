import { language } from '@/content/facts/language'

type Separator = { decimal: string }

/** A number with the decimal separator of the language being built: '3.5' -> '3,5'. */
export function decimal(number: number | string, { decimal: separator }: Separator = language): string {
  return String(number).replace('.', separator)
}

/** The same with thousands separators: 1040.5 -> '1,040.5', in Portuguese '1.040,5'. */
export function grouped(number: number, { decimal: separator }: Separator = language): string {
  const [whole = '', part] = String(number).split('.')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, separator === ',' ? '.' : ',')
  return part === undefined ? groups : groups + separator + part
}
