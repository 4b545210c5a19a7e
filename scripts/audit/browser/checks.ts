import type { Browser } from '@playwright/test'
import { budgetFor, maxLayoutShift } from '../budgets'
import { checkFirstFlight } from '../checks/first-flight'
import { type Fetcher, getPacked } from '../http'
import type { ServedPage } from '../page'
import type { Bytes, Miss, Settings } from '../types'
import { checkWithAlfa } from './alfa'
import { checkAccessibility } from './axe'
import { firstScreen, smallScreen } from './first-screen'
import { checkWithIbm } from './ibm'
import { isTemplate } from './templates'
import type { Transfer } from './traffic'
import { type LayoutShift, layoutShift, scrollThrough, type Visit, visit } from './visit'
import { checkBytes, weigh } from './weigh'

const schemeSettlesMs = 300

type Screen = { width: number; height: number }

const wideScreen: Screen = { width: 1280, height: 800 }
const screens: readonly Screen[] = [{ width: 375, height: 812 }, wideScreen]

export type Seen = { bytes: Bytes; layoutShift: number; misses: Miss[] }

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

/** Requests that failed have a check of their own; the not-found page logs the bad path, as it should. */
function checkConsole(errors: string[], notFound: string | undefined): Miss[] {
  const isExpected = (error: string) =>
    error.startsWith('Failed to load resource') ||
    (notFound !== undefined && error.includes(new URL(notFound).pathname))
  return errors.filter(error => !isExpected(error)).map(message => ({ check: 'console', message }))
}

async function checkSchemes({ page, debug }: Visit, width: number): Promise<Miss[]> {
  const misses: Miss[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion, so that no colour is judged half-way through a transition.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The colours of the other scheme must have reached every element before they are judged.
    await page.waitForTimeout(schemeSettlesMs)
    misses.push(...(await checkAccessibility(debug, `${width} px, ${colorScheme}`)))
  }
  return misses
}

/** Two more engines, on the wide screen, where they see the most; on a narrow one axe alone looks. */
async function checkTemplate({ page, debug }: Visit, screen: Screen): Promise<Miss[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.waitForTimeout(schemeSettlesMs)
  const conditions = `${screen.width} px, light`
  return [...(await checkWithIbm(debug, conditions)), ...(await checkWithAlfa(debug, screen, conditions))]
}

function checkShift({ sum, moved }: LayoutShift, width: number): Miss[] {
  if (sum <= maxLayoutShift) return []
  return [{ check: 'layout shift', message: `${sum.toPrecision(2)} at ${width} px: ${moved.join('; ')}` }]
}

function checkThirdParties(transfers: Transfer[], { site }: Settings): Miss[] {
  return transfers
    .filter(({ url }) => new URL(url).origin !== site)
    .map(({ url }) => ({ check: 'budget', message: `asks an outside service before intent: ${url}` }))
}

async function checkFirstScreen(browser: Browser, { html }: ServedPage, url: string): Promise<Miss[]> {
  const seen = await visit(browser, { url, ...smallScreen, saveData: true, withoutScripts: true })
  try {
    return checkFirstFlight(html, await getPacked(url), await firstScreen(seen.debug))
  } finally {
    await seen.close()
  }
}

/** What only a browser can tell of a page: weight, layout shift, accessibility, console, traffic. */
export async function checkInBrowser(
  browser: Browser,
  served: ServedPage,
  settings: Settings,
  fetcher: Fetcher,
): Promise<Seen> {
  const { path, kind } = served.route
  const url = settings.site + path
  const notFound = kind === 'not-found' ? url : undefined
  const budget = budgetFor(path, settings.sealed)
  const misses: Miss[] = []
  let bytes: Bytes | undefined
  let worstShift = 0
  for (const screen of screens) {
    const seen = await visit(browser, { url, ...screen, saveData: settings.sealed && !budget.application })
    try {
      // Weighed before anything is touched, on the phone's screen only: a first visit, nothing cached.
      if (!bytes) {
        bytes = await weigh({
          html: Buffer.from(served.html),
          transfers: [...seen.transfers],
          budget,
          fetcher,
        })
        misses.push(...checkBytes(bytes, budget))
        if (!budget.thirdParty) misses.push(...checkThirdParties(seen.transfers, settings))
      }
      await scrollThrough(seen.debug)
      const shift = await layoutShift(seen.debug)
      worstShift = Math.max(worstShift, shift.sum)
      misses.push(...checkShift(shift, screen.width))
      misses.push(...(await checkSchemes(seen, screen.width)))
      if (screen === wideScreen && isTemplate(served.route))
        misses.push(...(await checkTemplate(seen, screen)))
      misses.push(...checkTraffic(seen.transfers, settings, notFound), ...checkConsole(seen.errors, notFound))
    } finally {
      await seen.close()
    }
  }
  if (settings.sealed) misses.push(...(await checkFirstScreen(browser, served, url)))
  if (!bytes) throw new Error(`${path} was never weighed`)
  return { bytes, layoutShift: worstShift, misses: unique(misses) }
}

/** The same trouble on both screens is one miss. */
function unique(misses: Miss[]): Miss[] {
  return [...new Map(misses.map(miss => [`${miss.check}\0${miss.message}`, miss])).values()]
}
