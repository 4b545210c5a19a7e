import { language } from '@/content/facts/language'

/** A number as its digits are written in the language of the page: '3.5' -> '3,5'. */
export function decimal(number: number | string, { decimal: sign }: { decimal: string } = language): string {
  return String(number).replace('.', sign)
}
