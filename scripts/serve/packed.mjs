import { readdirSync, readFileSync } from 'node:fs'

/** Pages in the brotli that the seal step made of them, by path; empty for a build that is not sealed. */
export function readPacked(site) {
  const folder = `${site}/.next/brotli`
  try {
    const files = readdirSync(folder, { recursive: true }).filter(file => file.endsWith('.br'))
    return new Map(
      files.map(file => {
        const path = `/${file.slice(0, -'.br'.length)}`
        return [path === '/index' ? '/' : path, readFileSync(`${folder}/${file}`)]
      }),
    )
  } catch (error) {
    if (error.code === 'ENOENT') return new Map()
    throw error
  }
}

export function packedFor({ method, headers, url }, packed) {
  // What the app asks for at the same address is no page; a part of a file is not the whole.
  if (method !== 'GET' || headers.rsc !== undefined || headers.range !== undefined) return
  if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return
  return packed.get(url.split('?', 1)[0])
}

/** Lets Next answer as ever, and puts the packed page in the place of its text. */
export function answerPacked(request, response, page) {
  // Next would pack the page itself, on every request, and less well.
  delete request.headers['accept-encoding']
  const { writeHead, write, end } = response
  let replaced = false
  response.writeHead = (...args) => {
    // Not a redirect, and not the bare answer that nothing has changed.
    replaced = response.statusCode === 200
    if (replaced) {
      response.setHeader('Content-Encoding', 'br')
      response.setHeader('Content-Length', page.length)
      // The same text in another coding is another sequence of bytes.
      const tag = response.getHeader('ETag')
      if (tag && !tag.startsWith('W/')) response.setHeader('ETag', `W/${tag}`)
    }
    return writeHead.apply(response, args)
  }
  response.write = (...args) => replaced || write.apply(response, args)
  response.end = (...args) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return replaced ? end.call(response, page) : end.apply(response, args)
  }
}
