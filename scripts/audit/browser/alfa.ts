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

/** Those that a criterion of level A or AA rests on; best practices are left to axe. */
const asked = [...rules].filter(rule =>
  rule.requirements.filter(Criterion.isCriterion).some(criterion => isAa(criterion)),
)

// Read, not imported: what a compiler would add to the function is not there in the page.
const reader = readFileSync(require.resolve('@siteimprove/alfa-dom/native'), 'utf8').replace(
  'export var',
  'var',
)
// On lines of its own: the file ends in a comment.
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

/** Siteimprove Alfa, on what the page is at this moment. */
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
  for (const outcome of await Audit.of(page, asked).evaluate()) {
    if (!Outcome.isFailed(outcome)) continue
    const rule = outcome.rule.uri.replace(/^.*\//, '')
    const { name, where } = locate(outcome.target)
    if (!isFalseAlarm('alfa', rule, where, name))
      misses.push({ check: 'alfa', message: `${rule} (${conditions}): ${name} in ${where || 'the page'}` })
  }
  return misses
}
