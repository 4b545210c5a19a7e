// Only a browser shows layout, painting, keyboard, print, the size of the code, and the page without JavaScript.
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { calculator } from '../content/calculator'
import { firstVisit } from '../content/facts/first-visit'
import { pageWords } from '../content/ui/calculator'
import { untilHydrated } from './support/hydration'
import { expect, test } from './support/test'

const path = '/resources/free-testosterone-calculator'

async function calculate(page: Page, total: string, shbg: string) {
  await page.getByLabel('Total testosterone', { exact: true }).fill(total)
  await page.getByLabel('SHBG', { exact: true }).fill(shbg)
  await page.getByRole('button', { name: 'Calculate' }).click()
}

const resultOf = (page: Page) => page.getByRole('region', { name: 'Your result' })
/** The four figures; the first is the free value in ng/dL. */
const figuresOf = (page: Page) => resultOf(page).getByRole('definition')

/** Opens a collapsed part of the result. */
const openPart = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).click()

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.goto(path)
  if (javaScriptEnabled !== false) await untilHydrated(page)
})

test('figures first, then where the free value lies, then the total, then what to do', {
  tag: '@core',
}, async ({ page }) => {
  await calculate(page, '1000', '60')
  const result = resultOf(page)
  await expect(result.getByText(/^Free testosterone:/)).toHaveText(
    'Free testosterone: 16.2 ng/dL is within 7.1 to 22.6 ng/dL, the range of the middle 95% of healthy men aged 20 to 45.',
  )
  await expect(result).toContainText('Total testosterone: 1000 ng/dL is above 264 to 916 ng/dL,')
  await expect(result.getByText('A high total can hide an average free value')).toBeVisible()
  await expect(result.getByRole('link', { name: /Book/ })).toBeVisible()
  await expect(result).toContainText(firstVisit.price)
  await expect(result.locator('.split-free')).toContainText('16.2')
  // The figures first, without opening anything. Firefox's driver cannot pass many elements to a function.
  const [bottomOfFigures, topOfLine] = await result.evaluate(section => [
    section.querySelector('.result-figures')?.getBoundingClientRect().bottom,
    section.querySelector('.result-line')?.getBoundingClientRect().top,
  ])
  expect(bottomOfFigures).toBeLessThanOrEqual(topOfLine ?? 0)
  await calculate(page, '210', '15')
  await expect(result.getByText('5.8 ng/dL is below 7.1 to 22.6 ng/dL')).toBeVisible()
  await expect(result.getByText('A high total can hide')).toHaveCount(0)
})

test('each disclaimer is shown once', async ({ page }) => {
  await calculate(page, '500', '40')
  await expect(page.getByText('What if SHBG or the total changed')).toBeVisible()
  for (const name of [pageWords.how, pageWords.limits]) await openPart(page, name)
  const { diagnosis, method, limits } = calculator.result
  for (const words of [diagnosis, ...method, ...limits])
    await expect(page.getByText(words, { exact: true }).locator('visible=true')).toHaveCount(1)
})

test('on a phone the values stay in a card above the result', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await calculate(page, '500', '40')
  await expect(figuresOf(page)).toHaveCount(4)
  // Both in one moment: the page scrolls to the result one frame after it.
  const [card, result] = await page
    .locator('.calc-form, .result-card')
    .evaluateAll(parts => parts.map(part => part.getBoundingClientRect()))
  if (!card || !result) throw new Error('The card or the result is missing.')
  expect(card.height).toBeLessThan(320)
  expect(card.bottom).toBeLessThanOrEqual(result.top)
  await expect(page.getByLabel(/^Albumin/)).toBeVisible()
  await calculate(page, '1000', '33.72')
  for (const id of ['#calc-total', '#calc-shbg'])
    expect(await page.locator(id).evaluate(field => field.scrollWidth - field.clientWidth), id).toBe(0)
  await calculate(page, '210', '15')
  await expect(resultOf(page).getByText(/^Free testosterone:/)).toContainText('5.8 ng/dL')
})

test('the whole result is painted in the frame after Calculate', async ({ page }) => {
  await page.getByLabel('Total testosterone', { exact: true }).fill('520')
  await page.getByLabel('SHBG', { exact: true }).fill('38')
  await page.evaluate(() =>
    addEventListener('click', () =>
      requestAnimationFrame(() => {
        const sheet = document.querySelector('.result-card')
        document.documentElement.dataset.nextFrame = sheet?.textContent ?? ''
      }),
    ),
  )
  await page.getByRole('button', { name: 'Calculate' }).click()
  for (const drawn of ['10.1', 'You: 10.1 ng/dL', 'You: 520 ng/dL', '54.6%'])
    await expect(page.locator('html')).toHaveAttribute(
      'data-next-frame',
      new RegExp(drawn.replace('.', '[.]')),
    )
})

test('by keyboard alone: every control in order, Enter calculates, the result is announced', async ({
  page,
}) => {
  await expect(page.getByRole('form', { name: 'Your lab values' })).toBeVisible()
  const total = page.getByRole('textbox', { name: 'Total testosterone', exact: true })
  await expect(total).toHaveAttribute('inputmode', 'decimal')
  await total.focus()
  await page.keyboard.type('520')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Unit of Total testosterone' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'SHBG' })).toBeFocused()
  await page.keyboard.type('38')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: /^Albumin/ })).toBeFocused()
  await page.keyboard.type('4.3')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: /^Unit of Albumin/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: /10\.1\sng\/dL is within .*\sto\s.*\sng\/dL/ }),
  ).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'You: 520 ng/dL. Range: 264 to 916 ng/dL.' })).toBeVisible()
  const parts = page.getByRole('table', { name: 'Parts of the total, in ng/dL and percent' })
  await expect(parts.getByRole('row', { name: /Held by SHBG .*284 ng\/dL 54\.6%/ })).toBeVisible()
  await expect(parts.getByRole('row', { name: /On albumin .*226 ng\/dL 43\.5%/ })).toBeVisible()
  await expect(parts.getByRole('row', { name: /Free .*10\.1 ng\/dL 1\.94%/ })).toBeVisible()
  const reached: string[] = []
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.parentElement?.textContent?.trim() ?? ''))
  }
  expect(reached.join(' | ')).toMatch(
    /Book.*Print or save as PDF.*How it is worked out.*What if.*Copy as text.*Keep this result/,
  )
})

for (const values of [
  ['520', '38', ''],
  ['3000', '5', '1'],
  ['4999.99', '0.1', '1'],
] as const) {
  test(`the figures of ${values.join(' ')} fit the result card on every screen`, async ({ page }) => {
    await page.getByLabel(/^Albumin/).fill(values[2])
    await calculate(page, values[0], values[1])
    const sheet = resultOf(page)
    await expect(sheet).toBeVisible()
    for (const width of [320, 360, 640, 641, 768, 900, 901, 1024, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const beyond = await sheet.evaluate(element => {
        const { paddingRight } = getComputedStyle(element)
        const edge = element.getBoundingClientRect().right - Number.parseFloat(paddingRight)
        const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (words.nextNode()) {
          if (words.currentNode.parentElement?.closest('.sr-only, svg')) continue
          const range = document.createRange()
          range.selectNodeContents(words.currentNode)
          if (range.getBoundingClientRect().right > edge + 1) found.push(range.toString())
        }
        return found
      })
      expect.soft(beyond, `${width}`).toEqual([])
      const overlapping = await sheet.locator('.result-figures > div').evaluateAll(figures =>
        figures.flatMap(figure => {
          const range = document.createRange()
          range.selectNodeContents(figure)
          const { right } = figure.getBoundingClientRect()
          return range.getBoundingClientRect().right > right + 1 ? [figure.textContent] : []
        }),
      )
      expect.soft(overlapping, `${width}`).toEqual([])
    }
  })
}

test('every range and its source fits a phone without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByText(pageWords.moreRanges).click()
  const table = page.getByRole('table').filter({ hasText: 'Who was measured' })
  await expect(table.getByRole('rowheader')).toHaveCount(6)
  for (const cell of await table.locator('tbody :is(th, td)').all()) {
    const box = await cell.boundingBox()
    if (!box) throw new Error('The cell has no box')
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(360)
  }
})

test('at 400 % zoom nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await calculate(page, '520', '38')
  await expect(page.getByRole('button', { name: 'Keep this result' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep this result' }).click()
  await expect(page.getByLabel(/^Date of the result/)).toBeVisible()
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBe(widths[1])
  const beyond = await page.locator('.calc *').evaluateAll(elements =>
    elements
      .filter(element => {
        const { right, width } = element.getBoundingClientRect()
        return width > 1 && right > innerWidth + 1
      })
      .map(element => element.outerHTML.slice(0, 80)),
  )
  expect(beyond).toEqual([])
})

test('in forced colors the bars still show range and value', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await calculate(page, '520', '38')
  const bar = page.getByRole('img', { name: /^You: 10\.1 ng\/dL/ })
  const fills = await bar.locator('rect').evaluateAll(rects => rects.map(rect => getComputedStyle(rect).fill))
  expect(new Set(fills).size).toBe(2)
})

test('the printed result is one page with values, method, references and questions, on both papers', async ({
  page,
}) => {
  // New Year in UTC, but not yet in Texas.
  await page.clock.setFixedTime('2027-01-01T02:00:00Z')
  for (const [total, shbg] of [
    ['520', '38'],
    ['90', '30'],
    ['0.01', '1000'],
    ['4999.99', '0.1'],
  ] as const) {
    await calculate(page, total, shbg)
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
    for (const format of ['A4', 'Letter'] as const) {
      const file = await page.pdf({ format })
      expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g), `${total} on ${format}`).toHaveLength(1)
    }
  }
  await calculate(page, '520', '38')
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('.calc-result')
  for (const words of [
    '520 ng/dL total, 38 nmol/L SHBG, 4.3 g/dL albumin',
    '10.1 ng/dL',
    'Method. Equation of Vermeulen',
    'References. Vermeulen 1999',
    'Questions to ask at your visit',
    'December 31, 2026',
  ])
    await expect(paper).toContainText(words, { useInnerText: true })
  // On the screen the smallest part is told by the chart, which paper leaves out.
  const parts = await paper
    .locator('.split tr :is(th, td) > :last-child')
    .evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().width)))
  expect(parts.length).toBeGreaterThan(3)
  expect(Math.min(...parts)).toBeGreaterThan(10)
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByText('On this device only')).toBeHidden()
})

test('the page loads at most 25 KB more gzipped code than an empty app', async ({ page, request }) => {
  // An empty app of this Next version as the bench builds it, without the polyfills that no present browser asks for, and
  // the two error boundaries that every page of this site loads.
  const emptyApp = 134_580 + 1_076
  await calculate(page, '520', '38')
  await expect(page.getByRole('button', { name: 'Keep this result' })).toBeVisible()
  // The page's data for React is not code; an empty app has its own in the HTML.
  const addresses = await page
    .locator('script[src]:not([nomodule])')
    .evaluateAll(scripts => scripts.map(script => (script as HTMLScriptElement).src))
  const code = [...new Set(addresses)].filter(address => address.includes('/_next/static/chunks/'))
  const sizes = await Promise.all(
    code.map(async address => gzipSync(await (await request.get(address)).body(), { level: 9 }).length),
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(emptyApp)
  expect(total - emptyApp, JSON.stringify(code)).toBeLessThanOrEqual(25 * 1024)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // The page does not hydrate here.
  test('the method and the booking button are shown, without a form that cannot work', async ({ page }) => {
    await expect(page.getByText('The calculator needs JavaScript.')).toBeVisible()
    await expect(page.getByText('N·x² + (N + s − t)·x − t = 0')).toBeVisible()
    await expect(page.locator('.no-script').getByRole('link', { name: /Book/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden()
  })
})
