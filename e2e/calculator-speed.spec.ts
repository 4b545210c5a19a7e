import type { Locator, Page } from '@playwright/test'
import { untilAppIsReady } from './support/app'
import { expect, test } from './support/test'

const path = '/resources/free-testosterone-calculator'
const cpuRate = 4
const limitMs = 100
const frameMs = 1000 / 60
/** Of a tap on an empty page at the same slowdown, on a machine that does nothing else. */
const quietTapMs = 32
const rounds = 5
const attempts = 3

/** In milliseconds: until it is painted, and of that the script's own work, drawing included. */
type Entry = { duration: number; work: number }

async function slowDown(page: Page) {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  await page.addInitScript(() => {
    const entries: Entry[] = []
    Object.assign(globalThis, { interactions: entries })
    new PerformanceObserver(list => {
      // Only what a visitor waits for: the browser gives these a number.
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          entries.push({ duration: entry.duration, work: entry.processingEnd - entry.processingStart })
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

/** The slowest event of what `act` does; faster than 16 ms is not reported by the browser. */
async function interact(page: Page, act: () => Promise<void>): Promise<Entry> {
  await page.evaluate(() => Reflect.get(globalThis, 'interactions').splice(0))
  await act()
  // The browser reports after the paint; what was put off is drawn by then, too.
  await page.waitForTimeout(500)
  const entries: Entry[] = await page.evaluate(() => Reflect.get(globalThis, 'interactions'))
  return {
    duration: Math.max(16, ...entries.map(({ duration }) => duration)),
    work: Math.max(0, ...entries.map(({ work }) => work)),
  }
}

/** As a finger does it; Playwright's own `tap` asks the page for its layout in the middle of the tap. */
async function touch(page: Page, element: Locator) {
  await element.evaluate(target => target.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(300)
  const box = await element.boundingBox()
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** How much slower than a quiet machine this one is just now; 1 at least. */
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

/** One visit, in milliseconds of a quiet machine. A new page each time: the first of each is the slowest. */
async function visit(page: Page): Promise<Round> {
  const load = await burden(page)
  await page.goto(path)
  await untilAppIsReady(page)
  await page.waitForTimeout(1500)
  await page.getByLabel('Total testosterone', { exact: true }).tap()
  const typing = await interact(page, () => page.keyboard.type('520', { delay: 80 }))
  await page.getByLabel('Unit of Total testosterone').focus()
  const unit = await interact(page, () => page.keyboard.press('ArrowDown'))
  await expect(page.getByLabel('Total testosterone', { exact: true })).toHaveValue('18.03')
  await page.getByLabel('SHBG', { exact: true }).fill('38')
  const calculate = await interact(page, () => touch(page, page.getByRole('button', { name: 'Calculate' })))
  await expect(page.locator('.result-number')).toHaveText('10.1')
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
  // Whatever else the machine does can only slow this down: the best of three medians counts.
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
