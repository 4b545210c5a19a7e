import { createHash } from 'node:crypto'
import { z } from 'zod'

const conditionSchema = z.object({ type: z.literal('header'), key: z.literal('rsc') })

const rulesSchema = z.array(
  z.looseObject({
    regex: z.string(),
    headers: z.array(z.object({ key: z.string(), value: z.string() })),
    has: z.array(conditionSchema).optional(),
    missing: z.array(conditionSchema).optional(),
  }),
)

export type Headers = Record<string, string>

/**
 * The header rules of lib/security/headers.ts and the seal's policies, as compiled by the build. A later rule wins.
 *
 * @throws on a condition other than the one that this site uses.
 */
export function createHeaderRules(manifest: unknown) {
  const { headers } = z.looseObject({ headers: rulesSchema }).parse(manifest)
  const rules = headers.map(rule => ({ ...rule, pattern: new RegExp(rule.regex) }))
  return (path: string): Headers => {
    const matching = rules.filter(({ pattern, has }) => pattern.test(path) && !has?.length)
    return Object.fromEntries(matching.flatMap(rule => rule.headers.map(({ key, value }) => [key, value])))
  }
}

/** Stores distinct sets of headers under a name, a hash of their contents. */
export function createHeaderSets() {
  const sets = new Map<string, Headers>()
  return {
    nameOf(headers: Headers): string {
      const sorted = Object.fromEntries(Object.entries(headers).sort(([a], [b]) => a.localeCompare(b)))
      const name = createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 10)
      sets.set(name, sorted)
      return name
    },
    all: () => Object.fromEntries([...sets].sort(([a], [b]) => a.localeCompare(b))),
  }
}
