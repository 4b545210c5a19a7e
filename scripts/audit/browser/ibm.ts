import { readFileSync } from 'node:fs'
import type { CDPSession } from '@playwright/test'
import { z } from 'zod'
import type { Miss } from '../types'
import { isFalseAlarm } from './false-alarms'
import { probe } from './probe'

const violationsSchema = z.array(
  z.object({ rule: z.string(), message: z.string(), markup: z.string(), where: z.string() }),
)

// Read as text: it is a browser script, and importing it would run it here.
const source = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8')

// Without recommendations and findings that need manual review.
const expression = `(async () => {
  const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
  const find = path =>
    document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue
  return results
    .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
    .map(({ ruleId, message, path, snippet }) => ({
      rule: ruleId,
      message,
      markup: snippet,
      where: find(path.dom)?.closest?.('[class]')?.getAttribute('class') ?? '',
    }))
})()`

/** Runs IBM Equal Access for WCAG 2.2 AA. */
export async function checkWithIbm(debug: CDPSession, conditions: string): Promise<Miss[]> {
  await probe(debug, `typeof ace === 'undefined' && (() => {\n${source}\nglobalThis.ace = ace })()`)
  return violationsSchema
    .parse(await probe(debug, expression))
    .filter(({ rule, where }) => !isFalseAlarm('ibm', rule, where))
    .map(({ rule, message, markup, where }) => ({
      check: 'ibm',
      message: `${rule} (${conditions}): ${message} ${markup.slice(0, 160)} in ${where || 'the page'}`,
    }))
}
