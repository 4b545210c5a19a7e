import type { BrowserContext } from '@playwright/test'

/**
 * Changes every page as a browser's translator does: it wraps each text in two `font` elements when the page is parsed, and
 * new texts `busyMs` after they appear, and adds a bar. The translation is the same words in capitals.
 */
export async function translatePages(context: BrowserContext, busyMs: number) {
  await context.addInitScript(translator, busyMs)
}

function translator(busyMs: number) {
  const mine = new WeakSet<Node>()
  const untouched = 'script, style, noscript, textarea, svg, code, [translate="no"]'

  function translate(text: Text) {
    if (mine.has(text) || !text.data.trim() || text.parentElement?.closest(untouched)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    const translated = document.createTextNode(text.data.toUpperCase())
    mine.add(translated)
    inner.append(translated)
    outer.append(inner)
    text.replaceWith(outer)
  }

  function translateAll(node: Node) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = node instanceof Text ? [node] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) if (text.isConnected) translate(text)
  }

  addEventListener('DOMContentLoaded', () => {
    translateAll(document.body)
    const bar = document.createElement('div')
    bar.hidden = true
    bar.textContent = 'Show original'
    for (const node of bar.childNodes) mine.add(node)
    document.body.append(bar)
    new MutationObserver(changes => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      if (busyMs === 0) added.forEach(translateAll)
      else setTimeout(() => added.forEach(translateAll), busyMs)
    }).observe(document.body, { childList: true, subtree: true })
  })
}
