import { z } from 'zod'

/**
 * What a release is: a folder of finished answers and this description of them, `release/manifest.json`, from which every
 * front serves (docs/decisions/release.md). Files are named from the release's folder; nothing depends on a machine.
 *
 * A front answers in this order, for GET and HEAD alone:
 *
 * 1. `dynamic`: a path whose answer depends on a cookie, when that cookie is there.
 * 2. The entry with the request's path, decoded once, without its query. Of its variants, `flight` or `segment` only when the
 *    query has `_rsc` and the header `RSC` is `1`; with the header `Next-Router-Segment-Prefetch` the segment of that
 *    name, or 404. A document asked for with `_rsc` and without the header has `unkept` as its `Cache-Control`.
 * 3. The first of `redirects` whose pattern matches the path.
 * 4. `notFound`, or the one of `notFoundUnder` that the path begins with.
 */

/** Media type, as in the header `Content-Type`. */
const fileSchema = z.object({
  /** Beside it lie `<file>.br` and `<file>.gz`, as far as `encodings` names them. */
  file: z.string(),
  type: z.string(),
  /** In the order of the front's preference, the smallest first. */
  encodings: z.array(z.enum(['br', 'gzip'])),
  /** A strong tag of the unpacked text, with its quotation marks. A packed answer has it with `W/` in front. */
  etag: z.string(),
  /** Of the unpacked file. */
  bytes: z.number(),
  /** A name in `headerSets`: every header but those of type, length, coding, tag and range. */
  headers: z.string(),
})

const variantSchema = z.discriminatedUnion('kind', [
  /** A page. */
  fileSchema.extend({ kind: z.literal('document'), status: z.literal([200, 404]) }),
  /** A feed, a picture, a script. */
  fileSchema.extend({ kind: z.literal('file'), status: z.literal(200) }),
  /** The data of a page for the app's router. */
  fileSchema.extend({ kind: z.literal('flight'), status: z.literal(200) }),
  /** A part of it; `segment` is the value of `Next-Router-Segment-Prefetch`. */
  fileSchema.extend({ kind: z.literal('segment'), status: z.literal(200), segment: z.string() }),
])

const entrySchema = z.object({
  /** Decoded, without query. */
  path: z.string(),
  /** Named by its content: it never changes, and the files of earlier releases stay beside it. */
  hashed: z.boolean(),
  /** Of an earlier release: its name. Pages that are still open may ask for it. */
  keptFrom: z.string().optional(),
  /** The first is what a plain GET receives. */
  variants: z.array(variantSchema).min(1),
})

const redirectSchema = z.object({
  /**
   * A regular expression for the whole decoded path, to be matched without regard to capitals; JavaScript and PCRE read it
   * alike. What `$1` takes from it holds letters, digits and `/._~-` alone, so it goes into `Location` as it is.
   */
  pattern: z.string(),
  /** A path of this site, with `$1` where the pattern has a group. */
  to: z.string(),
  status: z.literal([307, 308]),
  /** Whether the query goes along. */
  keepsQuery: z.boolean(),
  headers: z.string(),
})

const dynamicSchema = z.object({
  path: z.string(),
  /** What the paths of the page's language begin with; empty for English. */
  base: z.string(),
  reason: z.string(),
  /** The request has a cookie of this name, or of this name with `.` and a number behind it. */
  cookie: z.string(),
  /** Sent when the part that decides does not answer: the page itself does what it would have done. */
  fallbackFile: z.string(),
})

export const releaseSchema = z.object({
  version: z.literal(1),
  /** Of all that it holds; two builds with the same files have the same. */
  id: z.string(),
  entries: z.array(entrySchema),
  redirects: z.array(redirectSchema),
  headerSets: z.record(z.string(), z.record(z.string(), z.string())),
  notFound: fileSchema,
  /** The same in another language, for addresses that begin with `under`, such as `/es/`. */
  notFoundUnder: z.array(z.object({ under: z.string(), file: fileSchema })),
  /** The header set of answers without a file: 400, 405, 413, 5xx. */
  errorHeaders: z.string(),
  /** `Cache-Control` of a document that was asked for at an address of the router's data. */
  unkept: z.string(),
  dynamic: z.array(dynamicSchema),
})

export type Release = z.infer<typeof releaseSchema>
export type Entry = Release['entries'][number]
export type Variant = Entry['variants'][number]
export type ReleaseFile = z.infer<typeof fileSchema>
export type Redirect = Release['redirects'][number]
