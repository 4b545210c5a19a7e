import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { clinic } from '../../content/facts/clinic'
import { wordsOutside } from './fit'
import { expect } from './test'

/**
 * Hidden on paper: controls and what invites to press them, the calendar's fields with their heading, links to other
 * services, outside services, texts for screen readers, the message of an app that did not load, words that no screen shows now, the second card of the featured article, which only the filter shows and
 * notes that only wide screens have, and what stands twice, once for each width.
 */
const notForPaper =
  'form, button, .calendar-form, .visit-facts ~ :is(h2, .note), [class~="sm:hidden"], .price-bracket, .cta, .plain, .first-visit, .closing, .service-related, .faq-help, .no-print, .sr-only, .ref-back, .featured .journal-figure, .calc, .start, .reviews-summary, .reviews-place, .form-frame, .map-frame, [data-module="opened-frame"], .video-still, .toc, .side-note, nav, .no-script, .no-script-only, .app-missing, .boot-missing, .print-only, [hidden], noscript, script'

/** Words of the page that are missing on paper. */
function wordsLost(except: string): string[] {
  const main = document.querySelector('main')
  if (!main) return ['main']
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const lost: string[] = []
  while (texts.nextNode()) {
    const { parentElement: around, textContent } = texts.currentNode
    if (!textContent?.trim() || !around || around.closest(except)) continue
    if (around.closest('section')?.querySelector('form, .form-frame')) continue
    if (!around.checkVisibility({ visibilityProperty: true })) lost.push(textContent)
  }
  return lost
}

/**
 * Heads that paper would not show: browsers leave backgrounds out unless told otherwise, so black on dark red and white on nothing
 * are both lost. The ratio is that of WCAG 1.4.3.
 */
function paleHeads(): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  const luminance = (colors: string[]) => {
    if (!canvas) return Number.NaN
    for (const color of ['#fff', ...colors]) {
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(part =>
      part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const printedBehind = (element: Element | null): string[] => {
    if (!element) return []
    const { backgroundColor, printColorAdjust } = getComputedStyle(element)
    return [
      ...printedBehind(element.parentElement),
      ...(printColorAdjust === 'exact' ? [backgroundColor] : []),
    ]
  }
  return [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
    .filter(head => head.checkVisibility())
    .filter(head => {
      const behind = printedBehind(head)
      const [dark = 0, light = 0] = [
        luminance(behind),
        luminance([...behind, getComputedStyle(head).color]),
      ].sort((one, other) => one - other)
      return !((light + 0.05) / (dark + 0.05) >= 4.5)
    })
    .map(head => head.textContent ?? '')
}

/** What a page break may not cut: a card that says how soon to get help. */
function splitCards(): string[] {
  return [...document.querySelectorAll('.care')]
    .filter(card => getComputedStyle(card).breakInside !== 'avoid')
    .map(card => card.textContent ?? '')
}

/** The bytes of text on each sheet of a PDF that Chromium wrote: one or two a letter, as the font is embedded. */
export function textOnSheets(file: Buffer): number[] {
  const text = file.toString('latin1')
  const part = (id: string) => text.slice(text.indexOf(`\n${id} 0 obj\n`))
  const sheets = [...text.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)]
  return sheets.map(([, id = '']) => {
    const object = part(id)
    const begin = object.indexOf('stream\n') + 'stream\n'.length
    const content = inflateSync(
      Buffer.from(object.slice(begin, object.indexOf('\nendstream', begin)), 'latin1'),
    ).toString('latin1')
    return [...content.matchAll(/<([\da-f]+)>/gi)].reduce((sum, [, shown = '']) => sum + shown.length / 2, 0)
  })
}

/** A page that takes more than one sheet has more than a title, or a last line, on each of them. */
const fewestBytes = 320

export async function expectFilledSheets(page: Page) {
  await page.emulateMedia({ media: null })
  const sheets = textOnSheets(await page.pdf({ format: 'Letter' }))
  expect(sheets[0]).toBeGreaterThan(0)
  if (sheets.length > 1) expect.soft(Math.min(...sheets), `${sheets}`).toBeGreaterThan(fewestBytes)
}

/** Prints the page: it keeps its words, has a letterhead, and no controls. */
export async function expectWholePrint(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const header = page.getByRole('banner')
  for (const words of [clinic.shortName, clinic.nameSuffix, clinic.phone.display, clinic.address.line])
    await expect(header.getByText(words, { exact: true }).locator('visible=true')).toHaveCount(1)
  await expect(header.getByRole('button')).toHaveCount(0)
  await expect(page.locator('.skip')).toBeHidden()
  expect(await page.evaluate(wordsLost, notForPaper)).toEqual([])
  expect(await page.evaluate(wordsOutside)).toEqual([])
  expect(await page.evaluate(paleHeads)).toEqual([])
  expect(await page.evaluate(splitCards)).toEqual([])
  await page.emulateMedia({ media: 'screen' })
}
