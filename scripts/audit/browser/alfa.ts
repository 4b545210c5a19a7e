import { readFileSync } from 'node:fs'
import type { CDPSession } from '@playwright/test'
import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Device, Display, Viewport } from '@siteimprove/alfa-device'
import { type Document, Element, Node } from '@siteimprove/alfa-dom'
import { Request, Response } from '@siteimprove/alfa-http'
import rules from '@siteimprove/alfa-rules'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'
import { Page } from '@siteimprove/alfa-web'
import type { Miss } from '../types'
import { isFalseAlarm } from './false-alarms'
import { probe } from './probe'

const isAa = Conformance.isAA()

/** The rules for criteria of level A and AA; axe covers best practices. */
const aaRules = [...rules].filter(rule =>
  rule.requirements.filter(Criterion.isCriterion).some(criterion => isAa(criterion)),
)

// Read as text, not imported: a compiler's helpers would be missing in the page.
const reader = readFileSync(require.resolve('@siteimprove/alfa-dom/native'), 'utf8').replace(
  'export var',
  'var',
)
// On its own lines, because the file ends in a comment.
const expression = `(() => {\n${reader}\nreturn Native.fromNode(document) })()`

function isDocument(value: unknown): value is Document.JSON {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'document'
}

function locate(target: unknown): { name: string; where: string } {
  if (!Node.isNode(target)) return { name: String(target), where: '' }
  const styled = target
    .inclusiveAncestors()
    .filter(Element.isElement)
    .find(element => element.attribute('class').isSome())
  const where = styled.flatMap(element => element.attribute('class')).map(({ value }) => value)
  return { name: `${target.path()} ${target.textContent().slice(0, 60)}`, where: where.getOr('') }
}

type Screen = { width: number; height: number }

/** Runs Siteimprove Alfa on the current state of the page. */
export async function checkWithAlfa(
  debug: CDPSession,
  { width, height }: Screen,
  conditions: string,
): Promise<Miss[]> {
  const json = await probe(debug, expression)
  if (!isDocument(json)) throw new Error('Alfa could not read the page')
  const device = Device.of(Device.Type.Screen, Viewport.of(width, height), Display.standard())
  const page = Page.of(Request.empty(), Response.empty(), Node.from(json, device), device)
  const misses: Miss[] = []
  for (const outcome of await Audit.of(page, aaRules).evaluate()) {
    if (!Outcome.isFailed(outcome)) continue
    const rule = outcome.rule.uri.replace(/^.*\//, '')
    const { name, where } = locate(outcome.target)
    if (!isFalseAlarm('alfa', rule, where, name))
      misses.push({ check: 'alfa', message: `${rule} (${conditions}): ${name} in ${where || 'the page'}` })
  }
  return misses
}
