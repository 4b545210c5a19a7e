import type { CDPSession } from '@playwright/test'
import axe from 'axe-core'
import { z } from 'zod'
import type { Miss } from '../types'
import { probe } from './probe'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const violationsSchema = z.array(
  z.object({ id: z.string(), help: z.string(), targets: z.array(z.string()), summary: z.string() }),
)

const expression = `(async () => {
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: ${JSON.stringify(tags)} },
    resultTypes: ['violations'],
    iframes: false,
  })
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    targets: nodes.map(({ target }) => target.join(' ')),
    summary: nodes[0]?.failureSummary ?? '',
  }))
})()`

/** @param conditions for the message: '375 px, dark'. */
export async function checkAccessibility(debug: CDPSession, conditions: string): Promise<Miss[]> {
  await probe(debug, `typeof axe === 'undefined' && (() => { ${axe.source} })()`)
  const violations = violationsSchema.parse(await probe(debug, expression))
  return violations.map(({ id, help, targets, summary }) => {
    const shown = targets.slice(0, 3).join(', ')
    const more = targets.length > 3 ? ` and ${targets.length - 3} more` : ''
    const why = summary.split('\n')[1]?.trim() ?? ''
    return { check: 'axe', message: `${id} (${conditions}): ${help}: ${shown}${more}. ${why}` }
  })
}
