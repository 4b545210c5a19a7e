import type { CDPSession } from '@playwright/test'
import axe from 'axe-core'
import { z } from 'zod'
import type { Miss } from '../types'
import { probe } from './probe'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const violationsSchema = z.array(
  z.object({ id: z.string(), help: z.string(), targets: z.array(z.string()), summary: z.string() }),
)

/** The rules whose result depends on the color scheme. */
const colorRules = ['color-contrast', 'link-in-text-block']

const expression = (runOnly: { type: 'tag' | 'rule'; values: readonly string[] }) => `(async () => {
  const { violations } = await axe.run(document, {
    runOnly: ${JSON.stringify(runOnly)},
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

/** The dark scheme is asked only for what depends on colors; all else is the same as in the light one. */
export async function checkAccessibility(
  debug: CDPSession,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<Miss[]> {
  await probe(debug, `typeof axe === 'undefined' && (() => { ${axe.source} })()`)
  const runOnly =
    colorScheme === 'dark'
      ? ({ type: 'rule', values: colorRules } as const)
      : ({ type: 'tag', values: tags } as const)
  const violations = violationsSchema.parse(await probe(debug, expression(runOnly)))
  const conditions = `${width} px, ${colorScheme}`
  return violations.map(({ id, help, targets, summary }) => {
    const shown = targets.slice(0, 3).join(', ')
    const more = targets.length > 3 ? ` and ${targets.length - 3} more` : ''
    const why = summary.split('\n')[1]?.trim() ?? ''
    return { check: 'axe', message: `${id} (${conditions}): ${help}: ${shown}${more}. ${why}` }
  })
}
