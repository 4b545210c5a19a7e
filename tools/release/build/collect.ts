import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lookup, mimes } from 'mrmime'
import type { NextAdapter } from 'next'
import { env } from '@/lib/env'
import { captchaFramePath, feedPath, routes } from '@/lib/routes'
import { documentPaths } from '@/lib/security/headers'
import { isUntranslated } from '@/lib/site/is-untranslated'
import type { Language } from '@/lib/site/language'
import { localPath } from '@/lib/site/local-path'
import { UnexpectedOutput } from '../seal/page'
import { seal } from '../seal/seal'
import { staticFolder } from '../seal/static-files'
import { markdown, toMarkdown, twinHeaders, twinPath } from './markdown'

type Build = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0]
export type BuildResult = Pick<Build['outputs'], 'appPages' | 'prerenders' | 'staticFiles'> &
  Pick<Build, 'routing'>

export type Headers = Record<string, string>

export type Finished = {
  path: string
  kind: 'document' | 'file'
  hashed: boolean
  /** Its path in the release. */
  file: string
  type: string
  headers: Headers
  /** In base64. */
  body: string
}

/** A language's part of the release. */
export type Part = {
  code: string
  /** How many were sealed, the not-found page included. */
  pages: number
  finished: Finished[]
  notFound: Finished
}

const html = 'text/html; charset=utf-8'
/** How long anyone may keep a file: for good when its name has a hash of its content. */
export const fileLifetime = (hashed: boolean) =>
  hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0'
const notFound = '/_not-found'
/** A path without a page, to read the headers that every document has. */
const unknownPath = '/unknownPath-'

mimes.ico = 'image/x-icon'
mimes.xml = 'application/xml; charset=utf-8'

function typeOf(file: string): string {
  const type = lookup(file)
  if (!type) throw new Error(`${file}: no media type is known for its extension.`)
  return type
}

const withCharset = (type: string) =>
  /^text\/|json|xml|javascript/.test(type) ? `${type}; charset=utf-8` : type

/** Files without a translation. */
const onlyAtRoot = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/facts.json',
  '/reviews-frame.html',
  '/contact-form-frame.html',
  captchaFramePath,
  '/.well-known/security.txt',
]

/** Whether the site serves a path of a language's build. */
export const isOffered = (language: Language, path: string) =>
  !isUntranslated(language, path) &&
  (path !== captchaFramePath || env.captchaSiteKey !== undefined) &&
  // Without articles it would have no entry, which is no valid feed.
  (path !== feedPath || !isUntranslated(language, routes.blog)) &&
  (language.base === '' || !onlyAtRoot.includes(path))

/**
 * The rules of lib/security/headers.ts, as compiled by the build; a later one wins. A rule for requests of Next's router
 * applies to none that a release answers.
 */
export function createHeaderRules({ beforeMiddleware }: Build['routing']) {
  const rules = beforeMiddleware
    .filter(({ status, has }) => status === undefined && !has?.length)
    .map(({ source, sourceRegex, headers = {} }) => ({ source, pattern: new RegExp(sourceRegex), headers }))
  const documents = rules.find(({ source }) => source === localPath(documentPaths))
  if (!documents) throw new UnexpectedOutput(`The build has no headers for ${documentPaths}`)
  return {
    isDocument: (path: string) => documents.pattern.test(path),
    headersFor: (path: string): Headers =>
      Object.assign({}, ...rules.filter(({ pattern }) => pattern.test(path)).map(({ headers }) => headers)),
  }
}

/** @throws if a page is rendered per request: it could not be sealed. */
export function refuseDynamic(
  { appPages, prerenders, routing }: BuildResult,
  plain: (path: string) => string,
) {
  const prerendered = new Set(prerenders.map(({ route }) => plain(route)))
  // Without paths and with `dynamicParams = false`, a pattern answers 404: Next then routes to it on a condition only.
  const closed = new Set(
    routing.dynamicRoutes.filter(({ has }) => has).map(({ source = '' }) => plain(source)),
  )
  const perRequest = [
    ...appPages
      .map(({ pathname }) => plain(pathname))
      .filter(
        path =>
          !path.endsWith('.rsc') && !path.startsWith('/_') && !prerendered.has(path) && !closed.has(path),
      ),
    ...prerenders.filter(({ compute = 'static' }) => compute !== 'static').map(({ pathname }) => pathname),
  ]
  if (perRequest.length > 0)
    throw new UnexpectedOutput(`${perRequest.join(', ')} is rendered per request, so it cannot be sealed.`)
}

/** Seals a language's pages, and collects every response of its build. `project` is the project's folder. */
export async function collect(project: string, language: Language, result: BuildResult): Promise<Part> {
  const { base, code } = language
  /** A path without the language. */
  const plain = (path: string) =>
    path === base ? '/' : path.startsWith(`${base}/`) ? path.slice(base.length) : path
  refuseDynamic(result, plain)
  const { headersFor, isDocument } = createHeaderRules(result.routing)

  const prerenders = result.prerenders.filter(({ pathname }) => isOffered(language, plain(pathname)))
  const bodyOf = async (path: string, file: string | undefined) => {
    if (!file) throw new UnexpectedOutput(`The build has no file for ${path}.`)
    return readFile(file)
  }
  const builtStatics = base + staticFolder
  const built = new Map<string, Buffer>()
  const sources = new Map<string, string>()
  const others: { path: string; type: string; body: Buffer }[] = []
  for (const { pathname, filePath } of result.staticFiles) {
    if (pathname.startsWith(builtStatics)) {
      const file = pathname.slice(builtStatics.length)
      // Lists of the pages router, which this site does not have; they differ between languages under one name.
      if (!/^[\w-]+\/_/.test(file)) built.set(file, await readFile(filePath))
    } else if (plain(pathname) === '/404') sources.set(notFound, await readFile(filePath, 'utf8'))
    else if (isOffered(language, plain(pathname)) && !/\/_|\/500$|\.rsc$/.test(pathname))
      others.push({ path: pathname, type: typeOf(pathname), body: await readFile(filePath) })
  }
  for (const { pathname, routeType, fallback } of prerenders) {
    if (plain(pathname).startsWith('/_') || !routeType) continue
    const body = await bodyOf(pathname, fallback?.filePath)
    if (routeType === 'page') sources.set(plain(pathname), body.toString())
    else others.push({ path: pathname, type: String(fallback?.initialHeaders?.['content-type']), body })
  }
  const { pages, files: sealed } = await seal(sources, built)
  const missing = pages.get(notFound)
  if (!missing) throw new UnexpectedOutput('The build has no not-found page.')

  const named = (path: string, extension = '') => `named${path === '/' ? '/index' : path}${extension}`
  function finish(path: string, type: string, body: Buffer, hashed = false, policy?: string): Finished {
    const isPage = policy !== undefined
    const content = policy ?? (isDocument(path) ? missing?.policy : undefined)
    // The patterns are for the paths of this language's build, where the hashed files were below its own. The pattern for
    // pages below a language ends in a slash, which the path of its home page lacks.
    const headers = {
      ...(isPage ? {} : { 'Cache-Control': fileLifetime(hashed) }),
      ...headersFor(path === base ? `${path}/` : hashed ? base + path : path),
      ...(content ? { 'Content-Security-Policy': content } : {}),
    }
    const file = hashed ? `hashed${path}` : named(path, isPage ? '.html' : '')
    return {
      path,
      kind: isPage ? 'document' : 'file',
      hashed,
      file,
      type,
      headers,
      body: body.toString('base64'),
    }
  }

  async function publicFiles() {
    const from = join(project, 'public')
    const entries = await readdir(from, { recursive: true, withFileTypes: true })
    const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
    return Promise.all(
      paths.map(async path =>
        finish(path.slice(from.length), withCharset(typeOf(path)), await readFile(path)),
      ),
    )
  }

  const shared = new Map([...built, ...[...sealed].map(([file, text]) => [file, Buffer.from(text)] as const)])
  const documents = [...pages].filter(([path]) => path !== notFound)
  const twins = documents.flatMap(([path, { html: text }]) => {
    const own = localPath(path, language)
    const { href } = new URL(own, env.siteUrl)
    const twin = toMarkdown(text, href)
    if (twin === undefined) return []
    const file = finish(twinPath(own, base), markdown, Buffer.from(twin))
    return [{ ...file, headers: { ...file.headers, ...twinHeaders(href) } }]
  })
  const finished = [
    ...documents.map(([path, { html: text, policy }]) =>
      finish(localPath(path, language), html, Buffer.from(text), false, policy),
    ),
    ...twins,
    ...others.map(({ path, type, body }) => finish(path, type, body)),
    ...[...shared].map(([file, body]) => finish(staticFolder + file, withCharset(typeOf(file)), body, true)),
    ...(base === '' ? await publicFiles() : []),
  ].sort((a, b) => a.file.localeCompare(b.file, 'en'))
  const unknown = finish(base + unknownPath, html, Buffer.from(missing.html), false, missing.policy)
  return { code, pages: pages.size, finished, notFound: { ...unknown, file: `named${base}${notFound}.html` } }
}
