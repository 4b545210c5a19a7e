import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { languages } from '@/content/facts/languages'
import { sessionCookieName } from '@/lib/auth/config'
import { env } from '@/lib/env'
import { redirectCaching, redirectRules } from '@/lib/redirects'
import { type Entry, type Release, type ReleaseFile, releaseVersion } from '@/lib/release/release-manifest'
import { routes } from '@/lib/routes'
import { etagOf } from '../../serve/read-release'
import { collect, outputOf } from './collect'
import { createHeaderRules, createHeaderSets, type Headers } from './header-sets'
import { createPacker } from './pack'
import { bundleServer } from './programs'

/** A path without a page, to read the headers that every document has. */
const unknownPath = '/unknownPath-'
const year = 'public, max-age=31536000, immutable'

const hashOf = (body: Buffer | string) => createHash('sha256').update(body).digest('base64url')

/**
 * Writes `release/` from a finished build: every response as a file, compressed once, and one manifest. It is written to
 * another folder, which replaces the previous release at the end.
 */
export async function writeRelease(project: string): Promise<Release> {
  const isSealed = existsSync(join(project, '.next', 'SEALED'))
  const built = languages.filter(language =>
    existsSync(join(outputOf(project, language), 'routes-manifest.json')),
  )
  const rules = await Promise.all(
    built.map(async language => {
      const file = join(outputOf(project, language), 'routes-manifest.json')
      return { language, headersFor: createHeaderRules(JSON.parse(await readFile(file, 'utf8'))) }
    }),
  )
  /** By the rules of the path's language; the English ones apply to all other files. */
  const headersFor = (path: string) => {
    const own = rules.findLast(({ language: { base } }) => path === base || path.startsWith(`${base}/`))
    if (!own) return {}
    // The pattern for pages below a language ends in a slash, which the path of its home page lacks.
    return own.headersFor(path === own.language.base ? `${path}/` : path)
  }
  const sets = createHeaderSets()
  // An unsealed build is for tests only, so it is compressed quickly.
  const pack = createPacker(join(project, '.next', 'cache', 'packed'), isSealed ? 11 : 4)
  const files = new Map<string, Buffer>()
  const collected = await Promise.all(
    built.map(async language => ({ language, ...(await collect(project, language)) })),
  )
  const finished = collected.flatMap(one => one.finished)

  async function addFile(file: string, body: Buffer, type: string, headers: Headers): Promise<ReleaseFile> {
    const { br, gzip } = await pack(body, type)
    files.set(file, body)
    if (br) files.set(`${file}.br`, br)
    if (gzip) files.set(`${file}.gz`, gzip)
    const encodings = [...(br ? ['br' as const] : []), ...(gzip ? ['gzip' as const] : [])]
    const vary = [headers.Vary, ...(encodings.length > 0 ? ['Accept-Encoding'] : [])]
      .filter(Boolean)
      .join(', ')
    return {
      file,
      type,
      encodings,
      etag: etagOf(body),
      bytes: body.length,
      headers: sets.nameOf({ ...headers, ...(vary ? { Vary: vary } : {}) }),
    }
  }

  const entries = await Promise.all(
    finished.map(async ({ kind, path, hashed, file, body, type }): Promise<Entry> => {
      const caching = kind === 'document' ? {} : { 'Cache-Control': hashed ? year : 'public, max-age=0' }
      return { kind, path, hashed, ...(await addFile(file, body, type, { ...caching, ...headersFor(path) })) }
    }),
  )

  const pages = finished.filter(({ kind }) => kind === 'document').map(({ path }) => path)
  const anyDocument = headersFor(unknownPath)
  const missing = await Promise.all(
    collected.map(async ({ language: { base }, notFound }) => ({
      under: `${base}/`,
      file: await addFile(`named${base}/_not-found.html`, notFound, 'text/html; charset=utf-8', {
        ...headersFor(`${base}${unknownPath}`),
        'Cache-Control': 'no-store',
      }),
    })),
  )
  const [inEnglish, ...notFoundUnder] = missing
  if (!inEnglish) throw new Error('The build has no not-found page.')
  const logins = built.map(({ base }) => {
    const path = base + routes.auth
    if (!entries.some(entry => entry.path === path)) throw new Error(`There is no page ${path}.`)
    return { path, base, cookie: sessionCookieName(env.supabaseUrl) }
  })
  const programs = await bundleServer(project)
  for (const { file, body } of programs) files.set(file, body)

  const described: Omit<Release, 'id'> = {
    version: releaseVersion,
    siteEnv: env.siteEnv,
    entries,
    redirects: redirectRules(pages, built.slice(1)).map(rule => ({
      ...rule,
      headers: sets.nameOf({ ...anyDocument, 'Cache-Control': redirectCaching[rule.status] }),
    })),
    notFound: inEnglish.file,
    notFoundUnder,
    errorHeaders: sets.nameOf({ ...anyDocument, 'Cache-Control': 'no-store' }),
    dynamic: logins,
    headerSets: sets.all(),
  }
  const whole = JSON.stringify([described, programs.map(({ body }) => hashOf(body))])
  const id = hashOf(whole)
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(0, 12)
  const release: Release = { id, ...described }
  files.set('manifest.json', Buffer.from(`${JSON.stringify(release)}\n`))
  await replace(join(project, 'release'), files)
  return release
}

async function replace(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const temporary = `${folder}.new`
  await rm(temporary, { recursive: true, force: true })
  for (const directory of new Set([...files.keys()].map(dirname)))
    await mkdir(join(temporary, directory), { recursive: true })
  await Promise.all([...files].map(([file, body]) => writeFile(join(temporary, file), body)))
  await rm(folder, { recursive: true, force: true })
  await rename(temporary, folder)
}
