const skipped = 'script, style, textarea, option, font'

/** Wraps a text as a browser's translator does: the text's own node leaves the document. */
function wrap(text: Text) {
  if (!text.data.trim() || text.parentElement?.closest(skipped)) return
  const outer = document.createElement('font')
  const inner = outer.appendChild(document.createElement('font'))
  inner.textContent = text.data.toUpperCase()
  text.replaceWith(outer)
}

function wrapAllIn(node: Node) {
  if (node instanceof Text) return wrap(node)
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  texts.forEach(wrap)
}

/** Translates all texts of the page, now and after every later change. @returns what ends it */
export function translatePage(): () => void {
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrapAllIn(node)
  })
  wrapAllIn(document.body)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
