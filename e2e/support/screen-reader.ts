import type { virtual } from '@guidepup/virtual-screen-reader'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { untilPainted } from './hydration'

declare global {
  /** Bundled into the page by `listen`. */
  var guidepup: { virtual: typeof virtual }
  var announced: string[]
}

/** The reader as one script. It is injected through the debugger, which no content policy blocks. */
async function bundleReader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [require.resolve('@guidepup/virtual-screen-reader')],
    bundle: true,
    format: 'iife',
    globalName: 'guidepup',
    platform: 'browser',
    target: 'es2022',
    // An init script runs inside a function.
    footer: { js: 'globalThis.guidepup = guidepup' },
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

let bundle: Promise<string> | undefined

/** Records the text of every live region when it changes; emptying one is silent. */
function recordAnnouncements() {
  const regions = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]'
  const lastText = new WeakMap<Element, string>()
  window.announced = []
  // A region that is being parsed with its page is part of the page. What was parsed last is reported after the event.
  let isParsed = false
  addEventListener('DOMContentLoaded', () =>
    setTimeout(() => {
      isParsed = true
    }),
  )
  const observer = new MutationObserver(changes => {
    const changed = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(regions)
      if (region) changed.add(region)
      for (const node of addedNodes)
        if (node instanceof Element) {
          const added = node.matches(regions) ? [node] : [...node.querySelectorAll(regions)]
          // An alert is read when it is inserted; any other region only when it changes afterwards.
          for (const one of added) if (one.getAttribute('role') === 'alert') changed.add(one)
        }
    }
    for (const region of changed) {
      // Hidden regions are not read.
      if (!region.checkVisibility({ visibilityProperty: true })) continue
      const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim()
      if (text !== '' && text !== lastText.get(region) && isParsed) window.announced.push(text)
      lastText.set(region, text)
    }
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
}

/** A virtual screen reader in the page: what it speaks, and what live regions announce. */
export type Reader = {
  /** Starts at the top of the open page. */
  start: () => Promise<void>
  /** Reads item by item until `last` was spoken, and returns everything spoken. */
  readTo: (last: string) => Promise<string[]>
  /** Moves from heading to heading until `last` was spoken. */
  headingsTo: (last: string) => Promise<string[]>
  /** What was spoken since the last call, without the announcements of live regions. */
  takeSpoken: () => Promise<string[]>
  /** The announcements of live regions since the last call, after all pending timers of the page have fired. */
  announced: () => Promise<string[]>
}

const maxSteps = 60

/** Covers every timer that can announce something; search waits 600 ms after typing. */
const timersMs = 1200

export async function listen(page: Page): Promise<Reader> {
  bundle ??= bundleReader()
  await page.clock.install()
  await page.addInitScript({ content: await bundle })
  await page.addInitScript(recordAnnouncements)
  const takeSpoken = () =>
    page.evaluate(async () => {
      const { virtual } = window.guidepup
      const phrases = await virtual.spokenPhraseLog()
      await virtual.clearSpokenPhraseLog()
      return phrases.filter(phrase => !/^(polite|assertive): /.test(phrase))
    })
  const step = async (by: 'item' | 'heading', last: string) => {
    await page.evaluate(
      async ([by, last, most]) => {
        const { virtual } = window.guidepup
        for (let steps = 0; steps < most; steps++) {
          if (by === 'item') await virtual.next()
          else await virtual.perform(virtual.commands.moveToNextHeading)
          if ((await virtual.lastSpokenPhrase()) === last) return
        }
      },
      [by, last, maxSteps] as const,
    )
    return takeSpoken()
  }
  return {
    start: () => page.evaluate(() => window.guidepup.virtual.start({ container: document.body })),
    readTo: last => step('item', last),
    headingsTo: last => step('heading', last),
    takeSpoken,
    announced: async () => {
      await page.clock.runFor(timersMs)
      await untilPainted(page)
      return page.evaluate(() => window.announced.splice(0))
    },
  }
}
