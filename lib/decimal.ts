import { language } from '@/content/facts/language'

/** A number with the decimal separator of the language being built: '3.5' -> '3,5'. */
export function decimal(
  number: number | string,
  { decimal: separator }: { decimal: string } = language,
): string {
  return String(number).replace('.', separator)
}
