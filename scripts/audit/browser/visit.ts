import type { Browser, CDPSession, Page } from '@playwright/test'
import { z } from 'zod'
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
  /** As a visitor on metered data: nothing may load without being requested. */
  saveData: boolean
  /** The page as served, which no script has touched. */
  withoutScripts?: boolean
}

/** Opens an address as a first-time visitor and waits until it is quiet. */
export async function visit(
  browser: Browser,
  { url, width, height, saveData, withoutScripts }: Conditions,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: 'light' })
  const page = await context.newPage()
  const debug = await context.newCDPSession(page)
  const errors: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => errors.push(`uncaught: ${error.message}`))
  if (saveData) await debug.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  // Block scripts instead of disabling them: with scripting off a browser would parse `noscript` content, too.
  if (withoutScripts) await page.route(/\.js(\?|$)/, route => route.abort())
  const transfers = await recordTraffic(debug)
  await page.goto(url, { waitUntil: 'load' })
  // Half a second without traffic; a page that never falls silent is measured as it is after ten.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  return { page, debug, transfers, errors, close: () => context.close() }
}

const layoutShiftSchema = z.object({ sum: z.number(), moved: z.array(z.string()) })

export type LayoutShift = z.infer<typeof layoutShiftSchema>

const layoutShiftExpression = `new Promise(resolve => {
  let sum = 0
  const moved = new Set()
  const name = node => node.id ? '#' + node.id : node.nodeName.toLowerCase() + '.' + (node.className || '')
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue
      sum += entry.value
      const when = Math.round(entry.startTime) + ' ms'
      if (entry.sources.length === 0) moved.add('nothing named, ' + when)
      for (const { node, previousRect, currentRect } of entry.sources) {
        const element = node?.nodeType === 3 ? node.parentElement : node
        const what = element ? name(element).slice(0, 60) : 'a node that is gone'
        moved.add(what + ' from ' + place(previousRect) + ' to ' + place(currentRect) + ', ' + when)
      }
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => resolve({ sum, moved: [...moved] }), 100)
})`

/** All layout shifts so far, those that followed an input excepted; what moved in them, from where to where, and when. */
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

/** Scrolls down the whole page and back, so that everything lazy has loaded. */
export async function scrollThrough(debug: CDPSession): Promise<void> {
  await probe(debug, scrollExpression)
}
