import type { virtual } from '@guidepup/virtual-screen-reader'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'

declare global {
  /** Bundled into the page by `listen`. */
  var guidepup: { virtual: typeof virtual }
  var announced: string[]
}

/** The reader as one script. It goes in through the debugger, which no content policy of the page stops. */
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

/** Notes what every live region of the page says, once for each time its words change; emptying one is silent. */
function noteAnnouncements() {
  const regions = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]'
  const lastText = new WeakMap<Element, string>()
  window.announced = []
  const observer = new MutationObserver(changes => {
    const changed = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(regions)
      if (region) changed.add(region)
      for (const node of addedNodes)
        if (node instanceof Element) {
          const added = node.matches(regions) ? [node] : [...node.querySelectorAll(regions)]
          // An alert is read when it comes; any other region only when it changes afterwards.
          for (const one of added) if (one.getAttribute('role') === 'alert') changed.add(one)
        }
    }
    for (const region of changed) {
      // What is not shown is not read, and neither is a message of a part that did load.
      if (!region.checkVisibility({ visibilityProperty: true })) continue
      const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim()
      if (text !== '' && text !== lastText.get(region)) window.announced.push(text)
      lastText.set(region, text)
    }
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
}

/** A virtual screen reader on the page: what it says at each step, and what live regions announce. */
export type Reader = {
  /** Begins at the top of the page that is open. */
  start: () => Promise<void>
  /** Reads item by item until `last` was spoken, and returns everything spoken on the way. */
  readTo: (last: string) => Promise<string[]>
  /** Goes from heading to heading until `last` was spoken. */
  headingsTo: (last: string) => Promise<string[]>
  /** What was spoken since the last call, without the announcements of live regions. */
  heard: () => Promise<string[]>
  /** The announcements of live regions since they were asked last, once the page has settled. */
  announced: () => Promise<string[]>
}

const mostSteps = 60

/** A second announcement of one event would have come by then; search waits 600 ms for typing to rest. */
const settlesMs = 1200

export async function listen(page: Page): Promise<Reader> {
  bundle ??= bundleReader()
  await page.addInitScript({ content: await bundle })
  await page.addInitScript(noteAnnouncements)
  const heard = () =>
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
      [by, last, mostSteps] as const,
    )
    return heard()
  }
  return {
    start: () => page.evaluate(() => window.guidepup.virtual.start({ container: document.body })),
    readTo: last => step('item', last),
    headingsTo: last => step('heading', last),
    heard,
    announced: async () => {
      await page.waitForTimeout(settlesMs)
      return page.evaluate(() => window.announced.splice(0))
    },
  }
}
