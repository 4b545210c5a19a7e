import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseExpression } from '@babel/parser'
import { lengths } from '../../content/schema'
import type { Message } from './messages'
import { placeholder } from './messages'
import { root } from './state'
import { rewriteImportAliases } from './write-modules'

/** What a translator is told about a text: what its placeholders say in English, and how long it may be. */

const values = 'valuesOfPlaceholders'

function isExpression(code: string): boolean {
  try {
    parseExpression(code, { plugins: ['typescript'] })
    return true
  } catch {
    return false
  }
}

/** The expressions of a file's texts, evaluated in a copy of the file: 'policy.firstVisit' -> '45 to 60 minutes'. */
function valuesIn(file: string, source: string, messages: readonly Message[]): Map<string, string> {
  const codes = [...new Set(messages.flatMap(({ text }) => text.match(placeholder) ?? []))]
    .map(found => found.slice(1, -1))
    .filter(isExpression)
  if (codes.length === 0) return new Map()
  const copy = join(root, 'translated', 'values', file)
  const thunks = codes.map(code => `${JSON.stringify(code)}: () => (${code})`)
  mkdirSync(dirname(copy), { recursive: true })
  writeFileSync(
    copy,
    `${rewriteImportAliases(source, file)}\nexport const ${values} = {${thunks.join(', ')}}\n`,
  )
  const { [values]: evaluated } = require(copy) as { [values]: Record<string, () => unknown> }
  return new Map(
    Object.entries(evaluated).flatMap(([code, value]) => {
      const text = textOf(value)
      return text === undefined ? [] : [[code, text] as const]
    }),
  )
}

/** Undefined for a name that is filled in on the page, or in a function. */
function textOf(value: () => unknown): string | undefined {
  try {
    const result = value()
    return typeof result === 'string' || typeof result === 'number' ? `${result}` : undefined
  } catch {
    return undefined
  }
}

const limits: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/(^|\.)meta\.title$|(^|\.)seoTitle$/, lengths.title],
  [/(^|\.)meta\.description$|(^|\.)metaDescription$/, lengths.description],
  [/(^|\.)keyFigure\.value$/, lengths.keyFigure],
  [/(^|\.)keyFigure\.label$/, lengths.keyFigureLabel],
]

/** Notes by the key of a text. @param file path in content/, of which `source` is the text */
export function notesOf(file: string, source: string, messages: readonly Message[]): Map<string, string> {
  const known = valuesIn(file, source, messages)
  return new Map(
    messages.flatMap(({ key, text }) => {
      const names = [...new Set(text.match(placeholder) ?? [])]
      const said = names.map(name => `${name}: ${known.get(name.slice(1, -1)) ?? 'filled in on the page'}`)
      const limit = limits.find(([pattern]) => pattern.test(key))?.[1]
      const length = limit ? [`${limit[0]} to ${limit[1]} characters`] : []
      const lines = [...said, ...length]
      return lines.length === 0 ? [] : [[key, lines.join('\n')] as const]
    }),
  )
}
