import type { SiteEnvironment } from '../../lib/addresses/site-environments'

/**
 * A release is a folder of finished responses and this description of them, `release/manifest.json`, from which it is
 * served (docs/decisions/release.md). File names are relative to the folder, so a release can be moved.
 *
 * GET and HEAD are answered in this order:
 *
 * 1. `dynamic`: a path whose response depends on a cookie, when the request has that cookie.
 * 2. The first of `redirects` with a `query` that the request has, and whose pattern matches the path.
 * 3. The entry with the request's path, decoded once, without its query. No header selects another response.
 * 4. The first of `redirects` whose pattern matches the path.
 * 5. `notFound`, or the entry of `notFoundUnder` whose prefix the path has.
 */
export type Release = {
  version: typeof releaseVersion
  /** Hash of the contents: two builds with the same files have the same id. */
  id: string
  /** SITE_ENV of the build. Anything but `production` is a sample, which only this machine should see. */
  siteEnv: SiteEnvironment
  entries: Entry[]
  redirects: Redirect[]
  headerSets: Record<string, Record<string, string>>
  notFound: ReleaseFile
  /** The not-found page in other languages, for paths with the prefix `under`, such as `/es/`. */
  notFoundUnder: { under: string; file: ReleaseFile }[]
  /** Header set of responses without a file: 400, 405, 413, 5xx. */
  errorHeaders: string
  dynamic: Dynamic[]
}

export type ReleaseFile = {
  /** With `<file>.br` and `<file>.gz` beside it, for each of its `encodings`. */
  file: string
  /** Media type, as in the header `Content-Type`. */
  type: string
  /** In order of preference, the smallest first. */
  encodings: ('br' | 'gzip')[]
  /** Strong ETag of the uncompressed content, quotation marks included. Compressed responses prefix it with `W/`. */
  etag: string
  /** Uncompressed size. */
  bytes: number
  /** Key in `headerSets`: every header except content type, length, encoding, ETag and range. */
  headers: string
}

export type Entry = ReleaseFile & {
  /** Decoded, without query. */
  path: string
  /** A page, or anything else, such as a feed, a picture or a script. */
  kind: 'document' | 'file'
  /** The name contains a hash of the content, so the file never changes and is carried over into later releases. */
  hashed: boolean
  /** Name of the earlier release that this file was carried over from, for pages that are still open. */
  keptFrom?: string
}

export type Redirect = {
  /**
   * Case-insensitive regular expression for the whole decoded path. Its group matches only letters, digits and `/._~-`, so
   * `$1` needs no encoding in `Location`.
   */
  pattern: string
  /** What the query must have, such as 'p=123'; it is taken out. */
  query?: string
  /** A path of this site, with `$1` where the pattern has a group. */
  to: string
  status: 307 | 308
  /** Whether the query is appended to the target. */
  keepsQuery: boolean
  headers: string
}

type Dynamic = {
  path: string
  /** Path prefix of the page's language; empty for English. */
  base: string
  /** The request has a cookie of this name, or of this name with `.` and a number behind it. */
  cookie: string
}

export const releaseVersion = 2

/**
 * Whether a manifest is of this version. Its fields are not checked one by one: a build wrote it, a file that was cut
 * short is no JSON, and each file is compared with its hash. A validating library would be most of the server's program.
 */
export function isRelease(manifest: unknown): manifest is Release {
  return (
    typeof manifest === 'object' &&
    manifest !== null &&
    'version' in manifest &&
    manifest.version === releaseVersion
  )
}
