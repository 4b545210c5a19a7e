import { createRedirector, type Moved } from '../redirects'
import type { Entry, Redirect, Release, ReleaseFile, Variant } from './release-manifest'

/** What a front needs to know about a GET or HEAD request. */
export type Asked = {
  /** Decoded, without query. */
  path: string
  /** As sent, with its question mark; empty when there is none. */
  search: string
  /** Value of a header by its lower-case name. */
  header: (name: string) => string | null | undefined
}

export type Answer =
  | { kind: 'served'; variant: Variant; hasRouterQuery: boolean }
  | ({ kind: 'moved' } & Moved<Redirect>)
  | { kind: 'missing'; file: ReleaseFile }

const routerQuery = /[?&]_rsc(=|&|$)/

/** The requested variant of a path: router data only with both the router's query and its header. */
function variantFor({ variants }: Entry, { search, header }: Asked): Answer | undefined {
  const [first] = variants
  if (!first) return
  if (first.kind !== 'document' || !routerQuery.test(search))
    return { kind: 'served', variant: first, hasRouterQuery: false }
  if (header('rsc') !== '1') return { kind: 'served', variant: first, hasRouterQuery: true }
  const segment = header('next-router-segment-prefetch')
  const found = variants.find(variant =>
    segment ? variant.kind === 'segment' && variant.segment === segment : variant.kind === 'flight',
  )
  return found && { kind: 'served', variant: found, hasRouterQuery: false }
}

/** Decides how a front answers GET and HEAD, as described in manifest.ts. */
export function createChooser({
  entries,
  redirects,
  notFound,
  notFoundUnder,
}: Pick<Release, 'entries' | 'redirects' | 'notFound' | 'notFoundUnder'>) {
  const byPath = new Map(entries.map(entry => [entry.path, entry]))
  const movedTo = createRedirector(redirects)
  const missing = (path: string): Answer => ({
    kind: 'missing',
    file: notFoundUnder.find(({ under }) => path.startsWith(under))?.file ?? notFound,
  })
  return (asked: Asked): Answer => {
    const entry = byPath.get(asked.path)
    if (entry) return variantFor(entry, asked) ?? missing(asked.path)
    const moved = movedTo(asked.path, asked.search)
    return moved ? { kind: 'moved', ...moved } : missing(asked.path)
  }
}
