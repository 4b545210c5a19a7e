import { escapeRegExp } from '@/lib/escape-reg-exp'
import type { PageRules } from './page-rules'

/**
 * Every quotation in docs/medical-corrections.md, as a rule for the page that the table names.
 * @param document its Markdown.
 * @throws when the numbers of the rows are not consecutive, or a row quotes nothing.
 */
export function correctionRules(document: string): PageRules[] {
  const rows = document.split('\n').flatMap(line => {
    const [, number = '', subject = '', words = ''] = line.split('|').map(cell => cell.trim())
    return /^M\d+$/.test(number) ? [{ number, subject, words }] : []
  })
  const numbers = rows.map(({ number }) => number)
  if (numbers.length === 0 || numbers.some((number, index) => number !== `M${index + 1}`))
    throw new Error(
      `docs/medical-corrections.md has the rows ${numbers.join(', ')}; they must be consecutive.`,
    )
  return rows.flatMap(({ number, subject, words }) => {
    const quotations = [...words.matchAll(/`([^`]+)`: “(.+?)”(?=<br>|$)/g)]
    if (quotations.length === 0) throw new Error(`docs/medical-corrections.md: ${number} has no quotation.`)
    return quotations.map(([, path = '', quotation = '']) => ({
      path,
      rules: [
        {
          reason: `${number}: ${subject}`,
          requires: [new RegExp(quotation.split(' … ').map(escapeRegExp).join('.{1,200}?'))],
        },
      ],
    }))
  })
}
