import * as z from 'zod/mini'
import { siteEnvironments } from '../site-environments'

/**
 * A release is a folder of finished responses and this description of them, `release/manifest.json`, from which it is
 * served (docs/decisions/release.md). File names are relative to the folder, so a release can be moved.
 *
 * GET and HEAD are answered in this order:
 *
 * 1. `dynamic`: a path whose response depends on a cookie, when the request has that cookie.
 * 2. The entry with the request's path, decoded once, without its query. No other header selects another response.
 * 3. The first of `redirects` whose pattern matches the path.
 * 4. `notFound`, or the entry of `notFoundUnder` whose prefix the path has.
 */

const fileShape = {
  /** With `<file>.br` and `<file>.gz` beside it, for each of its `encodings`. */
  file: z.string(),
  /** Media type, as in the header `Content-Type`. */
  type: z.string(),
  /** In order of preference, the smallest first. */
  encodings: z.array(z.enum(['br', 'gzip'])),
  /** Strong ETag of the uncompressed content, quotation marks included. Compressed responses prefix it with `W/`. */
  etag: z.string(),
  /** Uncompressed size. */
  bytes: z.number(),
  /** Key in `headerSets`: every header except content type, length, encoding, ETag and range. */
  headers: z.string(),
}
const fileSchema = z.object(fileShape)

const entrySchema = z.object({
  ...fileShape,
  /** Decoded, without query. */
  path: z.string(),
  /** A page, or anything else, such as a feed, a picture or a script. */
  kind: z.enum(['document', 'file']),
  /** The name contains a hash of the content, so the file never changes and is carried over into later releases. */
  hashed: z.boolean(),
  /** Name of the earlier release that this file was carried over from, for pages that are still open. */
  keptFrom: z.optional(z.string()),
})

const redirectSchema = z.object({
  /**
   * Case-insensitive regular expression for the whole decoded path. Its group matches only letters, digits and `/._~-`, so
   * `$1` needs no encoding in `Location`.
   */
  pattern: z.string(),
  /** A path of this site, with `$1` where the pattern has a group. */
  to: z.string(),
  status: z.literal([307, 308]),
  /** Whether the query is appended to the target. */
  keepsQuery: z.boolean(),
  headers: z.string(),
})

const dynamicSchema = z.object({
  path: z.string(),
  /** Path prefix of the page's language; empty for English. */
  base: z.string(),
  /** The request has a cookie of this name, or of this name with `.` and a number behind it. */
  cookie: z.string(),
})

export const releaseSchema = z.object({
  version: z.literal(2),
  /** Hash of the contents: two builds with the same files have the same id. */
  id: z.string(),
  /** SITE_ENV of the build. Anything but `production` is a sample, which only this machine should see. */
  siteEnv: z.enum(siteEnvironments),
  entries: z.array(entrySchema),
  redirects: z.array(redirectSchema),
  headerSets: z.record(z.string(), z.record(z.string(), z.string())),
  notFound: fileSchema,
  /** The not-found page in other languages, for paths with the prefix `under`, such as `/es/`. */
  notFoundUnder: z.array(z.object({ under: z.string(), file: fileSchema })),
  /** Header set of responses without a file: 400, 405, 413, 5xx. */
  errorHeaders: z.string(),
  dynamic: z.array(dynamicSchema),
})

export type Release = z.infer<typeof releaseSchema>
export type Entry = Release['entries'][number]
export type ReleaseFile = z.infer<typeof fileSchema>
export type Redirect = Release['redirects'][number]
