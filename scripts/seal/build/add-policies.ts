import { z } from 'zod'
import { escapeRegExp } from '@/lib/escape-reg-exp'
import { documentPaths } from '@/lib/security/headers'
import { localPath } from '@/lib/site/local-path'
import { UnexpectedOutput } from './page'

const ruleSchema = z.looseObject({
  source: z.string(),
  regex: z.string(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
})
const manifestSchema = z.looseObject({ version: z.literal(3), headers: z.array(ruleSchema) })

const key = 'Content-Security-Policy'

export type Policies = {
  /** By the page's path. */
  pages: ReadonlyMap<string, string>
  /** For every path without a page. */
  notFound: string
}

/** Adds each page's policy to the routes manifest, from which `next start` and the release read headers. */
export function addPolicies(manifest: unknown, { pages, notFound }: Policies): unknown {
  const parsed = manifestSchema.safeParse(manifest)
  if (!parsed.success) throw new UnexpectedOutput(`The routes manifest: ${z.prettifyError(parsed.error)}`)
  const rules = [...pages].map(([path, value]) => ({
    source: localPath(path),
    headers: [{ key, value }],
    regex: localPath(path) === '/' ? '^/(?:/)?$' : `^${escapeRegExp(localPath(path))}(?:/)?$`,
  }))
  // The last matching rule wins, so the rule for all documents comes first.
  const documents = parsed.data.headers.find(({ source }) => source === localPath(documentPaths))
  if (!documents) throw new UnexpectedOutput(`The routes manifest has no headers for ${documentPaths}`)
  const everywhere = { ...documents, headers: [{ key, value: notFound }] }
  return { ...parsed.data, headers: [...parsed.data.headers, everywhere, ...rules] }
}
