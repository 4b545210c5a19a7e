// Only a browser shows how long painting takes.
import type { Locator, Page } from '@playwright/test'
import { untilHydrated } from './support/hydration'
import { expect, test } from './support/test'

const path = '/resources/free-testosterone-calculator'
const cpuRate = 4
const limitMs = 100
const frameMs = 1000 / 60
/** Of a tap on an empty page with the same slowdown, on an idle machine. */
const quietTapMs = 32
const rounds = 5
const attempts = 3

/** Milliseconds until the paint, and of these the script's work including rendering. */
type Entry = { duration: number; work: number }

async function slowDown(page: Page) {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  await page.addInitScript(() => {
    const entries: Entry[] = []
    Object.assign(globalThis, { interactions: entries })
    new PerformanceObserver(list => {
      // Only real interactions have an id.
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          entries.push({ duration: entry.duration, work: entry.processingEnd - entry.processingStart })
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

/** The slowest event caused by `act`; the browser does not report those below 16 ms. */
async function interact(page: Page, act: () => Promise<void>): Promise<Entry> {
  await page.evaluate(() => Reflect.get(globalThis, 'interactions').splice(0))
  await act()
  // The browser reports after the paint; deferred work is painted by then, too.
  await page.waitForTimeout(500)
  const entries: Entry[] = await page.evaluate(() => Reflect.get(globalThis, 'interactions'))
  return {
    duration: Math.max(16, ...entries.map(({ duration }) => duration)),
    work: Math.max(0, ...entries.map(({ work }) => work)),
  }
}

/** A plain touch; Playwright's `tap` reads the layout in the middle of the tap. */
async function touch(page: Page, element: Locator) {
  await element.evaluate(target => target.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(300)
  const box = await element.boundingBox()
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** How much slower than an idle machine this one is now; at least 1. */
async function burden(page: Page): Promise<number> {
  await page.goto('about:blank')
  await page.setContent('<button style="width: 200px; height: 50px">x</button>')
  const taps: number[] = []
  for (let tap = 0; tap < 3; tap += 1) {
    taps.push((await interact(page, () => touch(page, page.locator('button')))).duration)
  }
  return Math.max(1, median(taps) / quietTapMs)
}

type Round = { typing: number; unit: number; calculate: number; work: number }

/** One visit, in milliseconds of an idle machine. Always a new page, because the first interaction is the slowest. */
async function visit(page: Page): Promise<Round> {
  const load = await burden(page)
  await page.goto(path)
  await untilHydrated(page)
  await page.waitForTimeout(1500)
  await page.getByLabel('Total testosterone', { exact: true }).tap()
  const typing = await interact(page, () => page.keyboard.type('520', { delay: 80 }))
  await page.getByLabel('Unit of Total testosterone').focus()
  const unit = await interact(page, () => page.keyboard.press('ArrowDown'))
  await expect(page.getByLabel('Total testosterone', { exact: true })).toHaveValue('18.03')
  await page.getByLabel('SHBG', { exact: true }).fill('38')
  const calculate = await interact(page, () => touch(page, page.getByRole('button', { name: 'Calculate' })))
  await expect(page.getByRole('region', { name: 'Your result' }).getByRole('definition').first()).toHaveText(
    '10.1 ng/dL',
  )
  return {
    typing: typing.duration / load,
    unit: unit.duration / load,
    calculate: calculate.duration / load,
    work: calculate.work / load,
  }
}

async function medians(page: Page): Promise<Round> {
  const found: Round[] = []
  for (let round = 0; round < rounds; round += 1) found.push(await visit(page))
  const of = (name: keyof Round) => median(found.map(round => round[name]))
  return { typing: of('typing'), unit: of('unit'), calculate: of('calculate'), work: of('work') }
}

test.use({ isMobile: true, hasTouch: true, viewport: { width: 375, height: 812 } })

test('typing, unit switch and Calculate are painted within 100 ms on a CPU four times slower, and Calculate computes and draws within one frame @timing', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await slowDown(page)
  // Other programs can only slow this down, so the best of three medians counts.
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await medians(page)
    test.info().annotations.push({ type: 'measured', description: JSON.stringify(found) })
    const slowest = Math.max(found.typing, found.unit, found.calculate)
    if (attempt < attempts && (slowest > limitMs || found.work > frameMs)) continue
    expect(slowest, JSON.stringify(found)).toBeLessThanOrEqual(limitMs)
    expect(found.work, JSON.stringify(found)).toBeLessThanOrEqual(frameMs)
    return
  }
})
