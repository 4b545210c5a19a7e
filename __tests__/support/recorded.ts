import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * What machines are told, as texts that a person reads like a price list: `__tests__/lib/seo/outputs/`. A fact that changes
 * changes a line there, and whoever changes it reads the difference (docs/testing.md).
 */

const renewal = 'RENEW=1 npx jest seo/outputs'

/** @param about first line of the record: what it is, and who is told */
export function expectRecorded(name: string, about: string, lines: readonly string[]): void {
  const file = `__tests__/lib/seo/outputs/${name}.txt`
  const text = [about, `Written by \`${renewal}\`. A person reads the difference.`, '', ...lines, ''].join(
    '\n',
  )
  if (process.env.RENEW) writeFileSync(file, text)
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : ''
  try {
    expect(text).toBe(recorded)
  } catch (difference) {
    if (difference instanceof Error)
      difference.message = `${file} says something else. If a fact was changed on purpose, \`${renewal}\` writes it anew; read the whole of \`git diff ${file}\` before you commit it.\n\n${difference.message}`
    throw difference
  }
}

const longestLine = 300

/** `path = value`, a line each; a short object stands on one line, a list of objects never. */
export function valueLines(value: unknown, path = ''): string[] {
  const json = JSON.stringify(value)
  const isList = Array.isArray(value) && value.some(one => typeof one === 'object')
  if (typeof value !== 'object' || value === null || (path && !isList && json.length <= longestLine))
    return [`${path} = ${json}`]
  return Object.entries(value).flatMap(([key, inner]) =>
    valueLines(inner, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  )
}
