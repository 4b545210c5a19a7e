import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { env } from '@/lib/env'
import { lighthouse as budget } from '../release/budgets'
import { isLoopback } from '../release/serve/sample.mjs'
import { browserArguments, findBrowser } from '../runner/find-browser.mjs'
import { worstInteraction } from './browser/interaction'
import { clickToNextPaint } from './browser/next-page'
import type { Miss } from './types'

export type Measured = {
  scores: Record<string, number>
  /** Milliseconds by audit; bytes, script bytes and requests before intent; the number of back/forward cache blockers. */
  values: Record<string, number>
}

const timings = Object.keys(budget.slow4g)
const short: Record<string, string> = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
}

/** Lighthouse's own regular 3G: 300 ms, 700 kbps, CPU four times slower, simulated. */
const regular3g = { rttMs: 300, throughputKbps: 700, cpuSlowdownMultiplier: 4 }

const requestsSchema = z.object({
  items: z.array(z.looseObject({ transferSize: z.number().optional(), resourceType: z.string().optional() })),
})

const listSchema = z.object({ items: z.array(z.unknown()) })

function weigh(details: unknown): Record<string, number> {
  const { items } = requestsSchema.parse(details)
  const bytes = (list: typeof items) => list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script')
  return { bytes: bytes(items), 'script-bytes': bytes(scripts), requests: items.length }
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Kept out of the project's packages: it brings 82 of them, for a measurement by hand. */
const program = 'lighthouse@13.5.0'

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ id: z.string(), score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      details: z.unknown().optional(),
    }),
  ),
  runtimeError: z.object({ message: z.string() }).optional(),
})

async function runLighthouse(url: string, on3g: boolean) {
  // A build that is served here is kept from search engines on purpose, unless it is one for production.
  const isKeptFromSearch = isLoopback(new URL(url).hostname) && env.siteEnv !== 'production'
  const browser = await findBrowser()
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      program,
      url,
      '--quiet',
      '--output=json',
      '--form-factor=mobile',
      '--throttling-method=simulate',
      `--chrome-flags=${['--headless=new', ...browserArguments].join(' ')}`,
      ...(isKeptFromSearch ? ['--skip-audits=is-crawlable'] : []),
      ...(on3g
        ? [
            '--only-categories=performance',
            ...Object.entries(regular3g).map(([name, value]) => `--throttling.${name}=${value}`),
          ]
        : []),
    ],
    { env: { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) }, maxBuffer: 2 ** 28 },
  )
  return reportSchema.parse(JSON.parse(stdout))
}

async function measure(url: string, on3g: boolean): Promise<Measured> {
  const { categories, audits, runtimeError } = await runLighthouse(url, on3g)
  if (runtimeError) throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`)
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])
  const values = timings.map(id => [id, audits[id]?.numericValue ?? Number.NaN])
  const bfCache = audits['bf-cache']
  // Each reason that keeps the page out of the back/forward cache.
  const reasons = listSchema.parse(bfCache?.details ?? { items: [] }).items.length
  const weight = weigh(audits['network-requests']?.details)
  return {
    scores: Object.fromEntries(scores),
    values: {
      ...Object.fromEntries(values),
      ...weight,
      'bf-cache': bfCache?.score === 1 ? 0 : reasons || Number.NaN,
    },
  }
}

const attempts = 3

/** Retry on NO_NAVSTART, a known error of Chromium's traces. */
async function measureAgain(url: string, on3g: boolean, attempt = 1): Promise<Measured> {
  try {
    return await measure(url, on3g)
  } catch (error) {
    if (attempt === attempts) throw error
    return measureAgain(url, on3g, attempt + 1)
  }
}

/** Sequential, because parallel measurements would affect each other. */
async function repeat<Result>(work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let run = 0; run < budget.runs; run += 1) results.push(await work())
  return results
}

/** Medians of several runs, per figure. Each run has its own browser, so that none profits from the last one's caches. */
export async function medianOf(url: string, on3g: boolean): Promise<Measured> {
  const runs = await repeat(() => measureAgain(url, on3g))
  const all = (pick: (run: Measured) => Record<string, number>) => {
    const names = Object.keys(runs[0] ? pick(runs[0]) : {})
    return Object.fromEntries(
      names.map(name => [name, median(runs.map(run => pick(run)[name] ?? Number.NaN))]),
    )
  }
  return { scores: all(run => run.scores), values: all(run => run.values) }
}

type Limit = { name: string; value: number; passes: boolean; limit: string }

type Runs = { slow4g: Measured; slow3g: Measured; tapMs: number; nextMs: number }

function compareWithLimits({ slow4g, slow3g, tapMs, nextMs }: Runs): Limit[] {
  const atMost = (name: string, value: number, limit: number): Limit => ({
    name,
    value,
    passes: value <= limit,
    limit: `at most ${limit}`,
  })
  return [
    ...Object.entries(slow4g.scores).map(([name, value]) => ({
      name,
      value,
      passes: value >= budget.score,
      limit: `at least ${budget.score}`,
    })),
    ...Object.entries(budget.slow4g).map(([id, limit]) =>
      atMost(short[id] ?? id, slow4g.values[id] ?? Number.NaN, limit),
    ),
    atMost('tap ms', tapMs, budget.worstInteraction),
    // NaN if the page has no link.
    {
      ...atMost('next ms', nextMs, budget.clickToNextPaint),
      ...(Number.isNaN(nextMs) ? { passes: true } : {}),
    },
    atMost('back', slow4g.values['bf-cache'] ?? Number.NaN, 0),
    ...Object.entries(budget.regular3g).map(([id, limit]) => {
      return atMost(`${short[id] ?? id} 3G`, slow3g.values[id] ?? Number.NaN, limit)
    }),
  ]
}

const shown = (value: number) => {
  if (Number.isNaN(value)) return '–'
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : 0)
}

/** Median of several measurements, each in its own browser, so that none profits from the last one's caches. */
async function inBrowser(launchBrowser: Launch, measureIn: (browser: Browser) => Promise<number>) {
  const runs = await repeat(async () => {
    const browser = await launchBrowser()
    try {
      return await measureIn(browser)
    } finally {
      await browser.close()
    }
  })
  return median(runs)
}

type Launch = () => Promise<Browser>

/** Lighthouse mobile, the worst tap and the click to the next page, one after another, so that they do not affect each other. */
export async function measurePage(url: string, launchBrowser: Launch): Promise<Limit[]> {
  return compareWithLimits({
    slow4g: await medianOf(url, false),
    slow3g: await medianOf(url, true),
    tapMs: await inBrowser(launchBrowser, browser => worstInteraction(browser, url)),
    nextMs: await inBrowser(launchBrowser, browser => clickToNextPaint(browser, url)),
  })
}

export const rowOf = (limits: Limit[]): Record<string, string> =>
  Object.fromEntries(limits.map(({ name, value, passes }) => [name, `${shown(value)}${passes ? '' : ' ✗'}`]))

export const missesOf = (limits: Limit[]): Miss[] =>
  limits
    .filter(({ passes }) => !passes)
    .map(({ name, value, limit }) => ({ check: 'lighthouse', message: `${name} ${shown(value)}, ${limit}` }))
