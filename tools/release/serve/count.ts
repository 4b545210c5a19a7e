import { appendFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { UserError } from '../../runner/user-error.mjs'
import type { Requested } from './http-server'

/**
 * Counts how often pages are read, without a trace of who read them (docs/counting.md). A line has the hour, the page, its
 * language, the status, the kind of referrer and a campaign code: no address, no agent, no cookie, no row per visitor. What
 * came in an hour is written at its end, sorted, so that not even the order of two lines says that one person read both.
 */

type Settings = {
  /** Where the files are, one a day. */
  folder: string
  /** After which they are deleted. */
  days: number
  /** Paths of the pages. Anything else is a file, or was asked for by mistake. */
  pages: ReadonlySet<string>
  now?: () => Date
}

/** Kinds of referrer by its host; the host itself is not written. */
const kinds: readonly [kind: string, pattern: RegExp][] = [
  [
    'ai',
    /(^|\.)(chatgpt\.com|openai\.com|perplexity\.ai|claude\.ai|gemini\.google\.com|copilot\.microsoft\.com)$/,
  ],
  ['maps', /^maps\.|(^|\.)(apple\.com|waze\.com)$/],
  ['search', /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|startpage|brave|qwant)\.[a-z.]+$/],
  [
    'social',
    /(^|\.)(facebook\.com|instagram\.com|reddit\.com|youtube\.com|tiktok\.com|linkedin\.com|x\.com|t\.co)$/,
  ],
]

/** '-' without a referrer and for this site's own pages. */
export function referrerKind(referrer: string | undefined, host: string | undefined): string {
  if (!referrer || !URL.canParse(referrer)) return '-'
  const { hostname, host: from } = new URL(referrer)
  if (from === host) return '-'
  return kinds.find(([, pattern]) => pattern.test(hostname))?.[0] ?? 'other'
}

/** The code of `?c=`, the only part of a query that is ever written. */
export const campaignOf = (search: string): string =>
  /^[a-z\d-]{1,16}$/.exec(new URLSearchParams(search).get('c') ?? '')?.[0] ?? ''

/** Who signs in is nobody's business, and neither is how often. */
const isPrivate = (path: string) => /^(\/[a-z]{2})?\/(auth|account)(\/|$)/.test(path)

/** Robots would be most of the count. The agent is looked at and forgotten. */
const robots = /bot|crawl|spider|preview|monitor|curl|wget|headless/i

/** What one hour may hold: requests that anybody can send must fill neither the memory nor the disk. */
const mostAnHour = 50_000
const mostLines = 5_000

const hourMs = 3_600_000
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (part: number) => String(part).padStart(2, '0')

/** As in Apache's combined format, to the hour. */
const stamp = (at: Date) =>
  `${two(at.getUTCDate())}/${months[at.getUTCMonth()]}/${at.getUTCFullYear()}:${two(at.getUTCHours())}:00:00 +0000`

export function createCounter({ folder, days, pages, now = () => new Date() }: Settings) {
  /** How often each line of the present hour came. */
  let lines = new Map<string, number>()
  let total = 0
  let hour = Math.floor(now().getTime() / hourMs)

  function removeOld(today: Date) {
    const last = new Date(today.getTime() - days * 24 * hourMs).toISOString().slice(0, 10)
    for (const file of readdirSync(folder))
      if (/^\d{4}-\d\d-\d\d\.log$/.test(file) && file.slice(0, 10) < last)
        rmSync(join(folder, file), { force: true })
  }

  /** A full disk must not stop the site. */
  function write() {
    const at = new Date(hour * hourMs)
    const text = [...lines]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([line, times]) => line.repeat(times))
      .join('')
    if (total === mostAnHour) console.error(`Counts of ${at.toISOString()} end at ${mostAnHour}.`)
    lines = new Map()
    total = 0
    try {
      mkdirSync(folder, { recursive: true })
      if (text) appendFileSync(join(folder, `${at.toISOString().slice(0, 10)}.log`), text)
      removeOld(now())
    } catch (error) {
      console.error(`Counts were not written: ${error}`)
    }
  }

  function turnHour() {
    const present = Math.floor(now().getTime() / hourMs)
    if (present === hour) return
    write()
    hour = present
  }

  /** Of a request that was answered. */
  function count({ path, search }: Requested, request: IncomingMessage, status: number) {
    const { headers, method } = request
    if (method !== 'GET' || isPrivate(path) || headers['sec-purpose'] || headers.range) return
    if (!headers['user-agent'] || robots.test(headers['user-agent'])) return
    const isPage = pages.has(path)
    // What was typed into a wrong address may name a person.
    if (!isPage && status !== 404) return
    if (!isPage && /\.\w+$/.test(path)) return
    turnHour()
    if (total === mostAnHour) return
    const language = /^\/([a-z]{2})(\/|$)/.exec(path)?.[1] ?? 'en'
    // Whoever makes up codes makes no more lines.
    const code = lines.size < mostLines ? campaignOf(search) : ''
    const page = isPage ? `${path}${code ? `?c=${code}` : ''}` : '/404'
    const kind = referrerKind(headers.referer, headers.host)
    const referrer = kind === '-' ? '-' : `https://${kind}/`
    const line = `0.0.0.0 - ${language} [${stamp(new Date(hour * hourMs))}] "GET ${page} HTTP/1.1" ${status} 0 "${referrer}" "-"\n`
    lines.set(line, (lines.get(line) ?? 0) + 1)
    total++
  }

  const timer = setInterval(turnHour, 60_000).unref()

  return {
    watch(requested: Requested, request: IncomingMessage, response: ServerResponse) {
      response.once('finish', () => count(requested, request, response.statusCode))
    },
    /** Before the process ends. */
    close() {
      clearInterval(timer)
      write()
    },
  }
}

/** From COUNT_FOLDER and COUNT_DAYS (90). Undefined when nothing is counted, which is the default. */
export function counterFrom(variables: NodeJS.ProcessEnv, pages: ReadonlySet<string>) {
  const { COUNT_FOLDER: folder, COUNT_DAYS: days = '90' } = variables
  if (!folder) return undefined
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new UserError(`COUNT_DAYS must be a number of days: "${days}"`)
  return createCounter({ folder, days: Number(days), pages })
}
