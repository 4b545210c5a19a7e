import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lookup, mimes } from 'mrmime'
import { z } from 'zod'
import { lacks } from '@/lib/site/lacks'
import type { Language } from '@/lib/site/language'
import { localPath } from '@/lib/site/local-path'
import { prerenderSchema } from '../../seal/build/manifests'

/** A response of the build, without its headers. */
export type Finished = {
  path: string
  kind: 'document' | 'file'
  hashed: boolean
  /** Its path in the release. */
  file: string
  body: Buffer
  type: string
}

const fileMeta = z.looseObject({
  status: z.literal(200),
  headers: z.looseObject({ 'content-type': z.string() }),
})

const notFound = '/_not-found'
/** Next's own error pages. */
const internal = ['/_global-error', notFound]

const html = 'text/html; charset=utf-8'
const named = (path: string, extension = '') => `named${path === '/' ? '/index' : path}${extension}`

mimes.ico = 'image/x-icon'

function typeOf(file: string): string {
  const found = lookup(file)
  if (!found) throw new Error(`${file}: no media type is known for its extension.`)
  return /^text\/|json|xml|javascript/.test(found) ? `${found}; charset=utf-8` : found
}

/** The folder of a language's build. */
export const outputOf = (project: string, { base, code }: Language) =>
  join(project, '.next', ...(base === '' ? [] : ['languages', code]))

/** Files without a translation. */
const onlyAtRoot = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/reviews-frame.html',
  '/contact-form-frame.html',
  '/.well-known/security.txt',
]

/** Whether the site serves a path of a language's build. */
export const isOffered = (language: Language, path: string) =>
  !lacks(language, path) && (language.base === '' || !onlyAtRoot.includes(path))

/** Reads every response of a language's build. `project` is the project's folder. */
export async function collect(
  project: string,
  language: Language,
): Promise<{ finished: Finished[]; notFound: Buffer }> {
  const output = outputOf(project, language)
  const app = join(output, 'server', 'app')
  const addressOf = (path: string) => localPath(path, language)
  const inApp = (path: string) => join(app, path === '/' ? 'index' : path)
  const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

  async function page(source: string): Promise<Finished> {
    const path = addressOf(source)
    const body = await readFile(`${inApp(source)}.html`)
    return { kind: 'document', hashed: false, path, file: named(path, '.html'), body, type: html }
  }

  async function route(source: string): Promise<Finished> {
    const base = inApp(source)
    const path = addressOf(source)
    const { headers } = fileMeta.parse(await readJson(`${base}.meta`))
    const body = await readFile(`${base}.body`)
    return { kind: 'file', hashed: false, path, file: named(path), body, type: headers['content-type'] }
  }

  /** Every file of a folder, at `address` plus its relative path. */
  async function folder(from: string, address: string, hashed: boolean): Promise<Finished[]> {
    const entries = await readdir(from, { recursive: true, withFileTypes: true })
    const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
    return Promise.all(
      files.map(async (source): Promise<Finished> => {
        const path = address + source.slice(from.length)
        const file = `${hashed ? 'hashed' : 'named'}${path}`
        return { kind: 'file', hashed, path, file, body: await readFile(source), type: typeOf(source) }
      }),
    )
  }

  const { routes } = prerenderSchema.parse(await readJson(join(output, 'prerender-manifest.json')))
  const paths = Object.keys(routes).filter(path => !internal.includes(path) && isOffered(language, path))
  const answers = await Promise.all(
    paths.map(path => (existsSync(`${inApp(path)}.body`) ? route(path) : page(path))),
  )
  return {
    finished: [
      ...answers,
      ...(language.base === '' ? await folder(join(project, 'public'), '', false) : []),
      ...(await folder(join(output, 'static'), addressOf('/_next/static'), true)),
    ].sort((a, b) => a.file.localeCompare(b.file, 'en')),
    notFound: await readFile(`${inApp(notFound)}.html`),
  }
}
