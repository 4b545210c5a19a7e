import type { Browser } from '@playwright/test'
import { budgetFor, maxLayoutShift } from '../../release/budgets'
import { checkFirstFlight } from '../checks/first-flight'
import { type Fetcher, getPacked } from '../http'
import { reportRow } from '../row'
import type { ServedPage } from '../served-page'
import type { Miss, Settings } from '../types'
import { checkAccessibility } from './axe'
import { firstScreen, smallScreen } from './first-screen'
import { checkFit } from './fit'
import { isTemplate } from './templates'
import type { Transfer } from './traffic'
import {
  type LayoutShift,
  layoutShift,
  loadAsServed,
  scrollThrough,
  showScheme,
  type Visit,
  visit,
} from './visit'
import { checkBytes, weigh } from './weigh'

const wideScreen = { width: 1280, height: 800 }

function checkTraffic(
  transfers: Transfer[],
  { site, sandbox }: Settings,
  expected404: string | undefined,
): Miss[] {
  const misses: Miss[] = []
  for (const { url, status, failure, cookie } of transfers) {
    if (![site, sandbox].includes(new URL(url).origin))
      misses.push({ check: 'hosts', message: `request to ${url}` })
    if (cookie) misses.push({ check: 'cookies', message: `${url} sets a cookie` })
    if (failure) misses.push({ check: 'requests', message: `${url}: ${failure}` })
    else if (status >= 400 && url !== expected404)
      misses.push({ check: 'requests', message: `${url}: ${status}` })
  }
  return misses
}

/** Console errors, except failed requests, which have their own check, and the path that the not-found page logs. */
function checkConsole(errors: string[], notFound: string | undefined): Miss[] {
  const isExpected = (error: string) =>
    error.startsWith('Failed to load resource') ||
    (notFound !== undefined && error.includes(new URL(notFound).pathname))
  return errors.filter(error => !isExpected(error)).map(message => ({ check: 'console', message }))
}

/** Colors come from the kind of page: `npm test` looks at the dark ones of one page of each. */
const looksAtDark = ({ route }: ServedPage) =>
  !process.env.LEAVE_OUT?.includes('further cases') || isTemplate(route)

async function checkSchemes(visited: Visit, page: ServedPage, width: number): Promise<Miss[]> {
  const misses: Miss[] = []
  for (const colorScheme of looksAtDark(page) ? (['light', 'dark'] as const) : (['light'] as const)) {
    await showScheme(visited, colorScheme)
    misses.push(...(await checkAccessibility(visited.debug, width, colorScheme)))
  }
  return misses
}

function checkShift({ sum, moved }: LayoutShift, width: number): Miss[] {
  if (sum <= maxLayoutShift) return []
  return [{ check: 'layout shift', message: `${sum.toPrecision(2)} at ${width} px: ${moved.join('; ')}` }]
}

function checkThirdParties(transfers: Transfer[], { site }: Settings): Miss[] {
  return transfers
    .filter(({ url }) => new URL(url).origin !== site)
    .map(({ url }) => ({ check: 'budget', message: `requests an outside service before intent: ${url}` }))
}

/** Whether the styles and the first screen of a small phone are within the first flight. */
async function checkFirstScreen(visitResult: Visit, { html }: ServedPage, url: string): Promise<Miss[]> {
  await loadAsServed(visitResult, url, smallScreen)
  return checkFirstFlight(html, await getPacked(url), await firstScreen(visitResult.debug))
}

type Weighed = { transfers: Transfer[]; shift: number }
type Viewing = { browser: Browser; page: ServedPage; settings: Settings; fetcher: Fetcher }

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

/** Checks the byte budget of a first visit on a phone, before any input. */
async function checkWeight(
  { transfers, shift }: Weighed,
  { page, settings, fetcher }: Viewing,
): Promise<Miss[]> {
  const { path } = page.route
  const budget = budgetFor(path, settings.sealed)
  const bytes = await weigh({ html: Buffer.from(page.html), transfers, budget, fetcher })
  reportRow({
    route: path,
    status: String(page.status),
    HTML: kilobytes(bytes.html),
    JS: kilobytes(bytes.script),
    CSS: kilobytes(bytes.style),
    fonts: kilobytes(bytes.font),
    images: kilobytes(bytes.image),
    'all KB': kilobytes(bytes.total),
    requests: String(bytes.requests),
    shift: shift.toFixed(3),
  })
  return checkBytes(bytes, budget)
}

/** What a visit tells of a load: that nothing moved, failed, or came from elsewhere. */
async function checkLoad(
  visitResult: Visit,
  { page, settings }: Viewing,
  shift: LayoutShift,
  width: number,
): Promise<Miss[]> {
  const notFound = page.route.kind === 'not-found' ? settings.site + page.route.path : undefined
  return [
    ...checkShift(shift, width),
    ...checkTraffic(visitResult.transfers, settings, notFound),
    ...checkConsole(visitResult.errors, notFound),
  ]
}

/**
 * The checks that need a browser, in one visit of a first-time visitor on a small phone: bytes, layout shift,
 * then accessibility in both schemes, fit, and the first flight.
 */
export async function checkInBrowser(viewing: Viewing): Promise<Miss[]> {
  const { browser, page, settings } = viewing
  const { path } = page.route
  const url = settings.site + path
  const { application, thirdParty } = budgetFor(path, settings.sealed)
  const visitResult = await visit(browser, { url, ...smallScreen, saveData: settings.sealed && !application })
  try {
    const beforeIntent = [...visitResult.transfers]
    await scrollThrough(visitResult.debug)
    const shift = await layoutShift(visitResult.debug)
    const misses = [
      ...(await checkWeight({ transfers: beforeIntent, shift: shift.sum }, viewing)),
      ...(thirdParty ? [] : checkThirdParties(beforeIntent, settings)),
      ...(await checkSchemes(visitResult, page, smallScreen.width)),
    ]
    misses.push(...(await checkFit(visitResult.page)))
    misses.push(...(await checkLoad(visitResult, viewing, shift, smallScreen.width)))
    if (settings.sealed) misses.push(...(await checkFirstScreen(visitResult, page, url)))
    return misses
  } finally {
    await visitResult.close()
  }
}

/** What can be different when a page is loaded on a wide screen. */
export async function checkOnWideScreen(viewing: Viewing): Promise<Miss[]> {
  const { browser, page, settings } = viewing
  const url = settings.site + page.route.path
  const { application } = budgetFor(page.route.path, settings.sealed)
  const visitResult = await visit(browser, { url, ...wideScreen, saveData: settings.sealed && !application })
  try {
    await scrollThrough(visitResult.debug)
    const shift = await layoutShift(visitResult.debug)
    return [
      ...(await checkSchemes(visitResult, page, wideScreen.width)),
      ...(await checkLoad(visitResult, viewing, shift, wideScreen.width)),
    ]
  } finally {
    await visitResult.close()
  }
}
