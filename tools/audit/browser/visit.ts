import type { Browser, CDPSession, Page } from '@playwright/test'
import { z } from 'zod'
import { setTextSize } from '../../../e2e/support/text-size'
import { probe } from './probe'
import { recordTraffic, type Transfer } from './traffic'

export type Visit = {
  page: Page
  debug: CDPSession
  transfers: Transfer[]
  errors: string[]
  close: () => Promise<void>
}

type Conditions = {
  url: string
  width: number
  height: number
  /** Emulates Save-Data, with which the page must not load anything ahead of need. */
  saveData: boolean
}

/** Opens an address as a first-time visitor and waits until the network is idle. */
export async function visit(browser: Browser, { url, width, height, saveData }: Conditions): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: 'light' })
  const page = await context.newPage()
  const debug = await context.newCDPSession(page)
  const errors: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => errors.push(`uncaught: ${error.message}`))
  if (saveData) await debug.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const transfers = await recordTraffic(debug)
  await page.goto(url, { waitUntil: 'load' })
  // Half a second without traffic; a page that is never idle is measured after ten seconds.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  return { page, debug, transfers, errors, close: () => context.close() }
}

/** Loads a page as served: without scripts, on a screen of this size, with the browser's own text size. */
export async function loadAsServed(
  { page, debug }: Visit,
  url: string,
  size: { width: number; height: number },
) {
  await debug.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await page.setViewportSize(size)
  await setTextSize(page, 16)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  // Block scripts instead of disabling them: with scripting off a browser would parse `noscript` content, too.
  await page.route(/\.js(\?|$)/, route => route.abort())
  await page.goto(url)
  await probe(debug, 'document.fonts.ready.then(() => true)')
}

const layoutShiftSchema = z.object({ sum: z.number(), moved: z.array(z.string()) })

export type LayoutShift = z.infer<typeof layoutShiftSchema>

const layoutShiftExpression = `new Promise(resolve => {
  let sum = 0
  const moved = new Set()
  const name = node => node.id ? '#' + node.id : node.nodeName.toLowerCase() + '.' + (node.className || '')
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
  const add = entries => {
    for (const entry of entries) {
      if (entry.hadRecentInput) continue
      sum += entry.value
      const when = Math.round(entry.startTime) + ' ms'
      if (entry.sources.length === 0) moved.add('no source, ' + when)
      for (const { node, previousRect, currentRect } of entry.sources) {
        const element = node?.nodeType === 3 ? node.parentElement : node
        const what = element ? name(element).slice(0, 60) : 'a removed node'
        moved.add(what + ' from ' + place(previousRect) + ' to ' + place(currentRect) + ', ' + when)
      }
    }
  }
  const observer = new PerformanceObserver(list => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  // A frame reports its shifts after its callbacks, so those of this moment are there one frame later.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
    add(observer.takeRecords())
    resolve({ sum, moved: [...moved] })
  })))
})`

/** The sum of all layout shifts so far without recent input, and what moved, from where to where, and when. */
export async function layoutShift(debug: CDPSession): Promise<LayoutShift> {
  return layoutShiftSchema.parse(await probe(debug, layoutShiftExpression))
}

const scrollExpression = `(async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(resolve => setTimeout(resolve, 40))
  }
  await new Promise(resolve => setTimeout(resolve, 150))
  scrollTo({ top: 0, behavior: 'instant' })
})()`

/** Scrolls to the bottom and back, so that lazy content loads. */
export async function scrollThrough(debug: CDPSession): Promise<void> {
  await probe(debug, scrollExpression)
}

const settledExpression = `(async () => {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  await frame()
  await frame()
  const transitions = document.getAnimations().filter(animation => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(transition => transition.finished))
})()`

/** Switches the color scheme and waits until the styles are applied and all transitions have ended. */
export async function showScheme(
  { page, debug }: Pick<Visit, 'page' | 'debug'>,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await probe(debug, settledExpression)
}
