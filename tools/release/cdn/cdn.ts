import { linkEnd } from '../../../lib/server/redirects'
import type { Entry, Redirect, Release, ReleaseFile } from '../release-manifest'

/**
 * A release as a folder for hosts that publish files and read `_headers` and `_redirects`. They serve `about.html` at
 * /about, ignore a trailing slash and compress by themselves.
 */

type Headers = Readonly<Record<string, string>>

function publishedName({ path, kind }: Pick<Entry, 'path' | 'kind'>): string {
  if (path === '/') return 'index.html'
  return kind === 'document' ? `${path.slice(1)}.html` : path.slice(1)
}

/** Paths under which a host may serve a published page: with its extension, and without. */
function namesOf(path: string): readonly string[] {
  if (path === '/') return ['/', '/index', '/index.html']
  const short = path.replace(/\.html$/, '')
  return [short, `${short}.html`]
}

/** Path of the not-found page for paths with a prefix such as `/es/`, as the host serves it. */
export const missingPath = (under = '/') => `${under}404`

/** Files to publish: the release's file by target name. */
export function publishedFiles({
  entries,
  notFound,
  notFoundUnder,
}: Pick<Release, 'entries' | 'notFound' | 'notFoundUnder'>): Map<string, string> {
  const missing = [{ under: '/', file: notFound }, ...notFoundUnder]
  return new Map([
    ...entries.map((entry): [string, string] => [publishedName(entry), entry.file]),
    ...missing.map(({ under, file }): [string, string] => [`${missingPath(under).slice(1)}.html`, file.file]),
  ])
}

/** The host sets Vary itself. */
export function publishedHeaders({ headerSets }: Pick<Release, 'headerSets'>, file: ReleaseFile): Headers {
  const { Vary: _, ...headers } = headerSets[file.headers] ?? {}
  return headers
}

const scripts = '/_next/static/'

/** The folder that could have one rule: of scripts in any language, else the first one. */
function folderOf(path: string): string | undefined {
  const end = path.indexOf(scripts)
  return end === -1 ? /^\/[^/]+\//.exec(path)?.[0] : path.slice(0, end) + scripts
}

/** Folders in which everything has the same headers, such as `/art/`. */
export function plainFolders(release: Pick<Release, 'entries' | 'headerSets'>): Map<string, Headers> {
  const headersByFolder = new Map<string, string>()
  const mixed = new Set<string>()
  for (const entry of release.entries) {
    const folder = folderOf(entry.path)
    if (folder === undefined) continue
    const headers = JSON.stringify(publishedHeaders(release, entry))
    if (entry.kind === 'document' || (headersByFolder.get(folder) ?? headers) !== headers) mixed.add(folder)
    headersByFolder.set(folder, headers)
  }
  return new Map(
    [...headersByFolder]
      .filter(([folder]) => !mixed.has(folder))
      .map(([folder, text]) => [folder, JSON.parse(text)]),
  )
}

/** Everything outside those folders. */
export function entriesOutsideFolders(release: Pick<Release, 'entries' | 'headerSets'>): Entry[] {
  const folders = plainFolders(release)
  return release.entries.filter(({ path }) => !folders.has(folderOf(path) ?? ''))
}

/**
 * Where Cloudflare's worker runs before the assets, at most 100 patterns: own entries and the not-found page. Not `/*` without
 * the plain folders: a missing file there would never reach the worker, and its 404 would have the file's year of caching.
 */
export function workerPaths(release: Pick<Release, 'entries' | 'headerSets'>): string[] {
  const patterns = entriesOutsideFolders(release).flatMap(({ path }) => {
    const [, folder, below] = path.split('/')
    if (below !== undefined) return [`/${folder}/*`]
    // The host redirects a page with its extension, and serves such a file without it, too.
    return path.endsWith('.html') ? namesOf(path) : [path]
  })
  return [...new Set([...patterns, missingPath()])]
}

/**
 * `_headers`: the folders first, then a rule per path, and for a page one per name. No two rules match the same path: the host joins their values, and of
 * two joined content policies both apply. Cloudflare reads the first 100 rules, so its worker sets the headers of the others.
 */
export function headersFile(
  release: Pick<Release, 'entries' | 'headerSets' | 'notFound' | 'notFoundUnder'>,
): string {
  const rule = (path: string, headers: Headers) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`
  const missing = [{ under: '/', file: release.notFound }, ...release.notFoundUnder].map(
    ({ under, file }) => ({ ...file, path: missingPath(under) }),
  )
  return [
    ...[...plainFolders(release)].map(([folder, headers]) => rule(`${folder}*`, headers)),
    ...[...entriesOutsideFolders(release), ...missing].flatMap(entry => {
      const { path, type } = entry
      const headers = { ...publishedHeaders(release, entry), 'Content-Type': type }
      return (type.startsWith('text/html') ? namesOf(path) : [path]).map(name => rule(name, headers))
    }),
  ].join('\n')
}

/** The statuses that all such hosts document. They differ from 307 and 308 only for methods that no page accepts. */
const hostsStatus = { 307: 302, 308: 301 } as const

/** A manifest pattern in the host's syntax; undefined where it has none, or would hide files. */
function translated(
  { pattern, to, query }: Redirect,
  entries: readonly Entry[],
): { from: string; to: string } | undefined {
  if (query !== undefined) return
  const start = pattern.endsWith(linkEnd) ? pattern.slice(0, -linkEnd.length) : ''
  // The host reads a star and a colon as patterns.
  const literal = /^\^((?:[^\\^$.*+?()[\]{}|:]|\\[^*])+)$/.exec(start)?.[1]?.replaceAll('\\', '')
  if (literal) return literal === to ? undefined : { from: encodeURI(literal), to }
  const paged = /^\^([/\w-]+)\/\(\[0-9\]\+\)\/\*\$$/.exec(pattern)?.[1]
  if (paged) return { from: `${paged}/:number`, to: to.replace('$1', ':number') }
  const below = /^\^([/\w-]+)\/\.\*\$$/.exec(pattern)?.[1]
  if (!below || entries.some(({ path }) => path.startsWith(`${below}/`))) return
  return { from: `${below}/*`, to }
}

export function redirectsFile({ redirects, entries }: Pick<Release, 'redirects' | 'entries'>): string {
  const lines = redirects.flatMap(rule => {
    const line = translated(rule, entries)
    return line ? [`${line.from} ${line.to} ${hostsStatus[rule.status]}\n`] : []
  })
  // Hosts look up a whole path faster than a pattern, if it comes first.
  const isPattern = (line: string) => /[*:]/.test(line)
  return [...lines.filter(line => !isPattern(line)), ...lines.filter(isPattern)].join('')
}
