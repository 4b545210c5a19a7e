import { linkEnd } from '../redirects'
import type { Redirect, Release } from './release-manifest'

/** Headers that the host sets itself, or rejects in `_headers`. */
const hostsOwn = ['vary']

/** File name under which the host serves a path: `/about` is `about.html`. */
function publishedName(path: string, kind: 'document' | 'file'): string {
  if (path === '/') return 'index.html'
  return kind === 'document' ? `${path.slice(1)}.html` : path.slice(1)
}

const missingName = (under: string) => `${under.slice(1)}404.html`

/** Files to publish, by target name. Router data is left out: the host cannot choose a file by request header. */
export function netlifyFiles({
  entries,
  notFound,
  notFoundUnder,
}: Pick<Release, 'entries' | 'notFound' | 'notFoundUnder'>): Map<string, string> {
  const published = entries.flatMap(({ path, variants }) =>
    variants.flatMap(({ kind, file }): [string, string][] =>
      kind === 'document' || kind === 'file' ? [[publishedName(path, kind), file]] : [],
    ),
  )
  const missing = notFoundUnder.map(({ under, file }): [string, string] => [missingName(under), file.file])
  return new Map([...published, ['404.html', notFound.file], ...missing])
}

/**
 * `_headers`, with one rule per address. No rule covers all of them: the host joins the values of all matching rules, and
 * of two joined content policies both apply.
 */
export function netlifyHeaders({ entries, headerSets }: Pick<Release, 'entries' | 'headerSets'>): string {
  const rules = entries.flatMap(({ path, variants }) => {
    const [first] = variants
    if (!first) return []
    const headers = Object.entries({ ...headerSets[first.headers], 'Content-Type': first.type })
    const lines = headers.filter(([name]) => !hostsOwn.includes(name.toLowerCase()))
    return [`${path}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`]
  })
  return rules.join('\n')
}

/** The only statuses such hosts document. They differ from 307 and 308 only for methods that no page accepts. */
const hostsStatus = { 307: 302, 308: 301 } as const

/** A manifest pattern in the host's syntax; undefined when the host redirects without a rule. */
function translated({
  pattern,
  to,
}: Pick<Redirect, 'pattern' | 'to'>): { from: string; to: string } | undefined {
  const start = pattern.endsWith(linkEnd) ? pattern.slice(0, -linkEnd.length) : ''
  const literal = /^\^((?:[/\w-]|\\[.-])+)$/.exec(start)?.[1]?.replaceAll('\\', '')
  // Capitals and a trailing slash: the host ignores both when it looks up a file. Punctuation is a 404 there.
  if (literal) return literal === to ? undefined : { from: literal, to }
  if (to === '$1') return
  const paged = /^\^([/\w-]+)\/\(\[0-9\]\+\)\/\*\$$/.exec(pattern)?.[1]
  if (paged) return { from: `${paged}/:number`, to: to.replace('$1', ':number') }
  const below = /^\^([/\w-]+)\/(?:\(\?![^)]*\))?\.\*\$$/.exec(pattern)?.[1]
  if (below) return { from: `${below}/*`, to }
  throw new Error(`No redirect of such a host is like ${pattern}`)
}

/** A missing page of the listing is a 404, while every other unknown article redirects to the listing. */
const notArticles = '/blog/page/* /404.html 404'

/** `_redirects`, which apply where there is no file. @throws for a pattern that cannot be expressed. */
export function netlifyRedirects({
  redirects,
  notFoundUnder,
}: Pick<Release, 'redirects' | 'notFoundUnder'>): string {
  const missing = notFoundUnder.map(({ under }) => `${under}* /${missingName(under)} 404`)
  const lines = redirects.flatMap(rule => {
    const line = translated(rule)
    return line ? [`${line.from} ${line.to} ${hostsStatus[rule.status]}`] : []
  })
  return `${[notArticles, ...lines, ...missing].join('\n')}\n`
}
