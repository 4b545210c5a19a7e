import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SignedInRedirect } from '@/lib/server/redirect-if-signed-in'
import { createQueryRedirector, createRedirector } from '@/lib/server/redirects'
import type { Entry, Release, ReleaseFile } from '@/tools/release/release-manifest'
import { readBodies } from './bodies.mjs'
import type { Requested } from './http-server'
import { type Headers, type Ready, redirect, send } from './send'

type Parts = {
  /** Its files are in `folder`. */
  release: Release
  folder: string
  /** Handles signed-in visitors; called only when a request has the session cookie. */
  redirectIfSignedIn: (cookies: string, search: string, base: string) => Promise<SignedInRedirect>
}

/**
 * Serves a release from memory. Requests can reach only what this table contains, so no path leads to any other file, and a
 * response costs one look-up and one write.
 */
export function createRequestHandler({ release, folder, redirectIfSignedIn }: Parts) {
  const headersOf = (name: string): Headers => {
    const headers = release.headerSets[name]
    if (!headers) throw new Error(`The manifest has no headers called ${name}.`)
    return headers
  }

  function load(file: ReleaseFile): Ready {
    const { type, etag, headers } = file
    const bodies = [...readBodies(folder, file)].map(([coding, body]) => {
      const fileHeaders = {
        ...headersOf(headers),
        'Content-Type': type,
        'Content-Length': String(body.length),
        // Another content coding is another sequence of bytes, so its tag is weak.
        ETag: coding === 'identity' ? etag : `W/${etag}`,
        ...(coding === 'identity' ? { 'Accept-Ranges': 'bytes' } : { 'Content-Encoding': coding }),
      }
      return [coding, { body, headers: fileHeaders }] as const
    })
    return { codings: bodies.map(([coding]) => coding), bodies: new Map(bodies) }
  }

  /** A file that only tabs opened before the release need is no reason not to serve it. */
  function loadEntry(entry: Entry): [string, Ready][] {
    try {
      return [[entry.path, load(entry)]]
    } catch (error) {
      if (!entry.keptFrom) throw error
      console.error(`${error instanceof Error ? error.message : error}\n${entry.path} is left out.`)
      return []
    }
  }

  const notFound = load(release.notFound)
  const notFoundUnder = release.notFoundUnder.map(({ under, file }) => ({ under, ready: load(file) }))
  const ready = new Map(release.entries.flatMap(loadEntry))
  const movedTo = createRedirector(release.redirects)
  const movedByQuery = createQueryRedirector(release.redirects)
  const dynamic = new Map(release.dynamic.map(one => [one.path, one]))

  function sendFile(
    { path, search }: Requested,
    request: IncomingMessage,
    response: ServerResponse,
    more: Headers,
  ) {
    const file = ready.get(path)
    const moved = movedByQuery(path, search) ?? (file ? undefined : movedTo(path, search))
    if (moved) {
      const headers = { ...headersOf(moved.rule.headers), Location: moved.location }
      return redirect(request, response, moved.rule.status, headers)
    }
    if (file) return send(request, response, file, 200, more)
    const missing = notFoundUnder.find(({ under }) => path.startsWith(under))?.ready ?? notFound
    return send(request, response, missing, 404, {})
  }

  const notShared = { 'Cache-Control': 'private, no-store' }

  async function answerWithSession(
    requested: Requested,
    request: IncomingMessage,
    response: ServerResponse,
    base: string,
  ) {
    // If it fails, send the page: it redirects signed-in visitors in the browser.
    const { location, cookies } = await redirectIfSignedIn(
      request.headers.cookie ?? '',
      requested.search,
      base,
    ).catch(() => ({
      location: undefined,
      cookies: [],
    }))
    if (cookies.length > 0) response.setHeader('Set-Cookie', [...cookies])
    if (location === undefined)
      return sendFile(requested, request, response, cookies.length > 0 ? notShared : {})
    redirect(request, response, 307, { ...headersOf(release.errorHeaders), ...notShared, Location: location })
  }

  function answer(requested: Requested, request: IncomingMessage, response: ServerResponse) {
    const route = dynamic.get(requested.path)
    if (route && request.headers.cookie?.includes(route.cookie))
      void answerWithSession(requested, request, response, route.base)
    else sendFile(requested, request, response, {})
  }

  return { answer, errorHeaders: headersOf(release.errorHeaders), release: release.id }
}
