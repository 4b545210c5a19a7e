import { readFileSync } from 'node:fs'

/** An address that no page has: what is sent there is what every document gets. */
const nowhere = '/nowhere-'

/** Depends on the answer, not on the address. */
const notForEvery = ['cache-control']

/** The security headers of a document, from the build: what every HTML page, redirect and error needs. */
export function readDocumentHeaders(site) {
  const { headers: rules } = JSON.parse(readFileSync(`${site}/.next/routes-manifest.json`, 'utf8'))
  const matching = rules.filter(({ regex }) => new RegExp(regex).test(nowhere))
  const found = matching.flatMap(rule => rule.headers.map(({ key, value }) => [key, value]))
  return new Map(found.filter(([key]) => !notForEvery.includes(key.toLowerCase())))
}

/** What Next notes down for itself. */
const notes = ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time']

const isShared = /s-maxage|public/i

/**
 * A shared cache may keep a page, a file and the word that one has not changed; never what sets a cookie, and never what the
 * app asks for at a page's address, since few caches heed `Vary`.
 */
function cacheControl(response) {
  const given = String(response.getHeader('Cache-Control') ?? '')
  if (response.hasHeader('Set-Cookie')) return 'private, no-store'
  if (![200, 206, 304].includes(response.statusCode)) {
    if (isShared.test(given)) return 'no-store'
    return response.statusCode >= 400 && given === '' ? 'no-store' : given
  }
  const isPart =
    response.statusCode === 206 || /^text\/x-component/.test(response.getHeader('Content-Type') ?? '')
  return isPart && /s-maxage/.test(given) ? 'private, max-age=120' : given
}

/** Writes the headers of an answer to their end, right before they are sent. */
export function completeHeaders(response, documentHeaders) {
  const isDocument = /^text\/html/.test(response.getHeader('Content-Type') ?? '')
  if (isDocument || response.statusCode >= 300) {
    for (const [key, value] of documentHeaders) if (!response.hasHeader(key)) response.setHeader(key, value)
  }
  if (isDocument) for (const note of notes) response.removeHeader(note)
  const cache = cacheControl(response)
  if (cache) response.setHeader('Cache-Control', cache)
}
