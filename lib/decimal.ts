import { language } from '@/content/facts/language'

/** A number with the decimal separator of the language being built: '3.5' -> '3,5'. */
export function decimal(number: number | string, { decimal: sign }: { decimal: string } = language): string {
  return String(number).replace('.', sign)
}
