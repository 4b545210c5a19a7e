import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { languages, writtenLanguages } from '@/content/facts/languages'
import { sessionCookieName } from '@/lib/auth/config'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { asUntranslated, redirectCaching, redirectRules } from '@/lib/server/redirects'
import { isUntranslated } from '@/lib/site/is-untranslated'
import type { Language } from '@/lib/site/language'
import { type Entry, type Release, type ReleaseFile, releaseVersion } from '@/tools/release/release-manifest'
import { etagOf } from '../serve/bodies.mjs'
import type { Finished, Headers, Part } from './collect'
import { createHeaderSets } from './header-sets'
import { createPacker } from './pack'
import { bundleServer } from './programs'

const hashOf = (body: Buffer | string) => createHash('sha256').update(body).digest('base64url')

/** Where a language's build leaves its part of the release, until all are there. */
export const partFile = (project: string, code: string) => join(project, 'release.new', `${code}.json`)

/** The responses of all languages. A hashed file that several have is one. */
export function allResponses(parts: readonly Pick<Part, 'finished'>[]): Finished[] {
  const byPath = new Map<string, Finished>()
  for (const one of parts.flatMap(({ finished }) => finished)) {
    const known = byPath.get(one.path)
    if (known && (known.body !== one.body || !one.hashed))
      throw new Error(`Two builds have different contents for ${one.path}.`)
    byPath.set(one.path, known ?? one)
  }
  return [...byPath.values()]
}

/**
 * Writes `release/` from the parts that the languages' builds left (part.ts): every response as a file, compressed once,
 * and one manifest. It is written to another folder, which replaces the previous release at the end.
 */
export async function writeRelease(project: string): Promise<Release> {
  const built = languages.filter(({ code }) => existsSync(partFile(project, code)))
  const parts = await Promise.all(
    built.map(async (language): Promise<Part & { language: Language }> => {
      const part: Part = JSON.parse(await readFile(partFile(project, language.code), 'utf8'))
      return { ...part, language }
    }),
  )
  const sets = createHeaderSets()
  const pack = createPacker(join(project, '.next', 'cache', 'packed'), 11)
  const files = new Map<string, Buffer>()
  const finished = allResponses(parts)

  async function addFile({ file, type, headers, body: text }: Finished): Promise<ReleaseFile> {
    const body = Buffer.from(text, 'base64')
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
    finished.map(async (one): Promise<Entry> => {
      const { kind, path, hashed } = one
      return { kind, path, hashed, ...(await addFile(one)) }
    }),
  )

  const pages = finished.filter(({ kind }) => kind === 'document').map(({ path }) => path)
  const missing = await Promise.all(
    parts.map(async ({ language: { base }, notFound }) => ({
      under: `${base}/`,
      file: await addFile({ ...notFound, headers: { ...notFound.headers, 'Cache-Control': 'no-store' } }),
    })),
  )
  const [inEnglish, ...notFoundUnder] = missing
  const anyDocument: Headers | undefined = parts[0]?.notFound.headers
  if (!inEnglish || !anyDocument) throw new Error('No part of the release was built.')
  const logins = built.flatMap(language => {
    const { base } = language
    if (isUntranslated(language, routes.auth)) return []
    const path = base + routes.auth
    if (!entries.some(entry => entry.path === path)) throw new Error(`There is no page ${path}.`)
    return [{ path, base, cookie: sessionCookieName(env.supabaseUrl) }]
  })
  const closed = writtenLanguages.filter(one => !languages.includes(one))
  const programs = await bundleServer(project)
  for (const { file, body } of programs) files.set(file, body)

  const described: Omit<Release, 'id'> = {
    version: releaseVersion,
    siteEnv: env.siteEnv,
    entries,
    redirects: redirectRules(pages, [
      ...built.slice(1),
      ...closed.map(language => asUntranslated(language, pages)),
    ]).map(rule => ({
      ...rule,
      headers: sets.nameOf({ ...anyDocument, 'Cache-Control': redirectCaching[rule.status] }),
    })),
    notFound: inEnglish.file,
    notFoundUnder,
    errorHeaders: sets.nameOf({ ...anyDocument, 'Cache-Control': 'no-store' }),
    dynamic: logins,
    headerSets: sets.all(),
  }
  const hashedContent = JSON.stringify([described, programs.map(({ body }) => hashOf(body))])
  const id = hashOf(hashedContent)
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
