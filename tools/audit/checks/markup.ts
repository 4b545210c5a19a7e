import { HtmlValidate } from 'html-validate'
import type { ServedPage } from '../served-page'
import type { Miss } from '../types'
import { markupRules } from './markup-rules'

const validator = new HtmlValidate(markupRules)

/** Validates the served HTML against the HTML standard. */
export async function checkMarkup({ html }: ServedPage): Promise<Miss[]> {
  const report = await validator.validateString(html)
  return report.results
    .flatMap(result => result.messages)
    .filter(({ severity }) => severity === 2)
    .map(({ ruleId, message, selector, line, column }) => ({
      check: 'html-validate',
      message: `${ruleId}: ${message} at ${selector ?? `${line}:${column}`}`,
    }))
}
