import type { Redirect, Release } from './manifest'

/** Headers that such a host writes itself, or refuses in `_headers`. */
const hostsOwn = ['vary']

/** Where a file has to lie so that the host finds it at its address: `/about` is `about.html`. */
function publishedName(path: string, kind: 'document' | 'file'): string {
  if (path === '/') return 'index.html'
  return kind === 'document' ? `${path.slice(1)}.html` : path.slice(1)
}

const missingName = (under: string) => `${under.slice(1)}404.html`

/** Files to publish, by their names there; router data, which needs a choice by request header, is left out. */
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
 * `_headers`: a rule for each address. No rule for all of them, since the host joins the values of rules that match together,
 * and two content policies joined hold both.
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

/** Such hosts document these two alone; 307 and 308 differ from them only for methods that no page takes. */
const hostsStatus = { 307: 302, 308: 301 } as const

/** What a pattern of the manifest is in the host's own words; undefined for what the host does without being told. */
function translated({
  pattern,
  to,
}: Pick<Redirect, 'pattern' | 'to'>): { from: string; to: string } | undefined {
  const literal = /^\^((?:[/\w-]|\\[.-])+)\/\*\$$/.exec(pattern)?.[1]?.replaceAll('\\', '')
  // Capitals and a slash at the end: the host looks files up without regard to either.
  if (literal) return literal === to ? undefined : { from: literal, to }
  if (to === '$1') return
  const paged = /^\^([/\w-]+)\/\(\[0-9\]\+\)\/\*\$$/.exec(pattern)?.[1]
  if (paged) return { from: `${paged}/:number`, to: to.replace('$1', ':number') }
  const below = /^\^([/\w-]+)\/(?:\(\?![^)]*\))?\.\*\$$/.exec(pattern)?.[1]
  if (below) return { from: `${below}/*`, to }
  throw new Error(`No redirect of such a host is like ${pattern}`)
}

/** Pages of the listing that do not exist are not found, while every other unknown article leads to the listing. */
const notArticles = '/blog/page/* /404.html 404'

/** `_redirects`, which hold where there is no file. @throws for a pattern that has no translation yet. */
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
