import type { Browser } from '@playwright/test'
import { checkInBrowser } from './browser/checks'
import { withBrowser } from './browser/with-browser'
import { checkHardening } from './checks/hardening'
import { checkHeadings } from './checks/headings'
import { checkLinks } from './checks/links'
import { checkMarkup } from './checks/markup'
import { checkMetadata, checkUnique } from './checks/metadata'
import { checkObservatory } from './checks/observatory'
import { checkSitemap } from './checks/sitemap'
import { checkSocialImage } from './checks/social-image'
import { checkStructuredData } from './checks/structured-data'
import { checkWording } from './checks/wording'
import { createFetcher, type Fetcher } from './http'
import { inTime } from './in-time'
import { readPage, type ServedPage } from './page'
import type { Miss, Route, RouteReport, Settings } from './types'

/** A page takes about ten seconds on a slow machine. */
const visitLimitMs = 120_000

function checkStatus({ route, status }: ServedPage): Miss[] {
  const expected = route.kind === 'not-found' ? 404 : 200
  return status === expected ? [] : [{ check: 'status', message: `${status} instead of ${expected}` }]
}

async function checkServed(page: ServedPage, settings: Settings, fetcher: Fetcher): Promise<Miss[]> {
  return [
    ...checkStatus(page),
    ...checkMetadata(page, settings),
    ...checkHeadings(page),
    ...checkStructuredData(page),
    ...checkWording(page),
    ...checkHardening(page, settings),
    ...checkObservatory(page, settings),
    ...(await checkSocialImage(page, settings, fetcher)),
    ...(await checkMarkup(page)),
    ...(await checkLinks(page, settings, fetcher)),
  ]
}

/** Works through the list with so many workers at once, keeping its order. */
async function inParallel<Item, Result>(
  items: Item[],
  workers: number,
  work: (item: Item) => Promise<Result>,
) {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return results
}

/** A check that breaks is a miss of its page and must not hide the others. */
async function auditPage(
  browser: Browser,
  page: ServedPage,
  settings: Settings,
  fetcher: Fetcher,
): Promise<RouteReport> {
  const { route, status } = page
  const misses: Miss[] = []
  const keep = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work
    } catch (error) {
      const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
      misses.push({ check: 'audit', message })
    }
  }
  misses.push(...((await keep(checkServed(page, settings, fetcher))) ?? []))
  const seen = await keep(inTime(() => checkInBrowser(browser, page, settings, fetcher), visitLimitMs))
  if (!seen) return { route, status, misses }
  return {
    route,
    status,
    bytes: seen.bytes,
    layoutShift: seen.layoutShift,
    misses: [...misses, ...seen.misses],
  }
}

async function auditFile(route: Route, settings: Settings, fetcher: Fetcher): Promise<RouteReport> {
  const page = await readPage(route, settings, fetcher)
  const cookies = page.cookies.map(cookie => ({ check: 'cookies', message: `sets ${cookie.split('=')[0]}` }))
  return { route, status: page.status, misses: [...checkStatus(page), ...cookies] }
}

type Scope = {
  routes: Route[]
  /** Whether these are all routes of the build. */
  whole: boolean
  progress: (report: RouteReport) => void
}

export async function audit({ routes, whole, progress }: Scope, settings: Settings): Promise<RouteReport[]> {
  const fetcher = createFetcher()
  const files = routes.filter(({ kind }) => kind === 'file')
  const addresses = routes.filter(({ kind }) => kind !== 'file')
  const pages = await inParallel(addresses, 4, route => readPage(route, settings, fetcher))
  return withBrowser(async browser => {
    const reports = await inParallel(pages, 2, async page => {
      const report = await auditPage(browser, page, settings, fetcher)
      progress(report)
      return report
    })
    const fileReports = await inParallel(files, 4, route => auditFile(route, settings, fetcher))
    const doubles = checkUnique(pages)
    for (const [index, page] of pages.entries()) reports[index]?.misses.push(...(doubles.get(page) ?? []))
    // A few chosen pages cannot tell whether the sitemap is complete.
    const sitemap = fileReports.find(({ route }) => route.path === '/sitemap.xml')
    if (whole) (sitemap ?? reports[0])?.misses.push(...(await checkSitemap(pages, settings, fetcher)))
    return [...reports, ...fileReports]
  })
}
