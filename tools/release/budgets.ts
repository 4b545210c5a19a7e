import { notice } from '@/content/facts/notice'
import { languageOf } from '../../lib/site/language-of'

/**
 * Every threshold of the audit. 1 KB is 1,024 bytes. `sealed` applies to a sealed build; an unsealed one (`plain`) may weigh
 * what Next itself ships plus a small allowance.
 */

export const textLimits = {
  title: { min: 10, max: 65 },
  description: { min: 70, max: 160 },
} as const

export const socialImage = { width: 1200, height: 630, maxBytes: 300 * 1024 } as const

export const maxLayoutShift = 0

/** Minimum score in the Mozilla HTTP Observatory; a page with outside frames cannot require COEP of each. */
export const observatory = { withoutFrames: 155, withFrames: 145 } as const

/**
 * Ten segments of 1,460 bytes, which a server sends before it waits for an acknowledgment. The styles and the first screen
 * of a sealed page, in brotli, must fit into them.
 */
export const firstFlight = 14_600

type ByteBudget = {
  /** Brotli 11. */
  html: number
  /** Transferred bytes of what the page loads; sealed: before the visitor's first intent. */
  script: number
  style: number
  font: number
  image: number
  total: number
  requests: number
  /** Whether the page may send requests to an outside service before intent. */
  thirdParty: boolean
}

const fonts = 21 * 1024

const plain: ByteBudget = {
  html: 40 * 1024,
  // An empty app of this Next version transfers about 135 KB gzip.
  script: 150 * 1024,
  style: 20 * 1024,
  font: fonts,
  image: 200 * 1024,
  total: 400 * 1024,
  requests: 40,
  thirdParty: true,
}

const sealed: ByteBudget = {
  html: 20 * 1024,
  // With the modules of its markup (docs/decisions/light-pages.md), and the headers of its files.
  script: 12 * 1024,
  style: 0,
  font: fonts,
  image: 75 * 1024,
  total: 75 * 1024,
  requests: 12,
  thirdParty: false,
}

/** Application pages hydrate at once; the limit is for all their JavaScript, as brotli 11. */
const applications: { under: string; script: number }[] = [
  // 159,700 bytes in Portuguese, the longest; React, Next and the runtime are 112,550 of them, the shared modules 6,000.
  { under: '/resources/free-testosterone-calculator', script: 156 * 1024 },
  // 238,600 bytes in Portuguese. 31 KB of them are the parts of supabase-js that the site does not use (docs/going-live-auth.md).
  { under: '/auth', script: 234 * 1024 },
  // Redirects a visitor without a session to /auth before hydration.
  { under: '/account', script: 234 * 1024 },
]

export type PageBudget = ByteBudget & { application: boolean }

/** The same content takes about a tenth more letters in Spanish and Portuguese than in English. */
const translatedHtml = 22 * 1024

/** A notice may come at any hour, onto pages that are as long as they may be. */
const noticeHtml = notice ? 512 : 0

export function budgetFor(address: string, isSealed: boolean): PageBudget {
  const { language, path } = languageOf(address)
  const application = applications.find(({ under }) => path === under || path.startsWith(`${under}/`))
  const budget = isSealed ? sealed : plain
  const html = (isSealed && language.base !== '' ? translatedHtml : budget.html) + noticeHtml
  if (!application) return { ...budget, html, application: false }
  return { ...plain, html, script: application.script, application: true }
}

/** Share of a page's HTML budget that stays free, so that an owner's next sentence or link fits. */
const leastRoom = 0.03

/**
 * The sealed pages with less room than that, fullest first, as lines for the build to print.
 *
 * @param pages with the brotli size of their HTML, in bytes.
 */
export function pagesWithoutRoom(pages: readonly { path: string; bytes: number }[]): string[] {
  return pages
    .map(({ path, bytes }) => ({ path, bytes, limit: budgetFor(path, true).html }))
    .filter(({ bytes, limit }) => bytes > limit * (1 - leastRoom))
    .sort((a, b) => b.bytes / b.limit - a.bytes / a.limit)
    .map(
      ({ path, bytes, limit }) => `${path}: ${bytes} of ${limit} bytes, less than ${leastRoom * 100}% free`,
    )
}

export const lighthouse = {
  runs: 3,
  /** Minimum of each category, median of the runs. */
  score: 100,
  slow4g: {
    'first-contentful-paint': 900,
    'largest-contentful-paint': 1000,
    'total-blocking-time': 10,
    'cumulative-layout-shift': 0,
  },
  regular3g: { 'largest-contentful-paint': 2000 },
  /** Milliseconds with a CPU four times slower, including the very first interaction. */
  worstInteraction: 100,
  /** Milliseconds on slow 4G, from a click on a link after hovering over it. */
  clickToNextPaint: 150,
} as const
