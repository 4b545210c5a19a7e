const patienceMs = 4000
const isText = (node: Node): node is Text => node instanceof Text
/** What Chrome's translator puts around its own words. */
const isWrapper = (node: Node) => node.nodeName === 'FONT'

/** Whether somebody else changed the words of the page: a translator, an extension. */
export function isChanged(): boolean {
  const { body } = document
  return body.dataset.length !== String(body.textContent?.length)
}

/** The page as it was served, most often from the browser's own store; null when it does not come. */
export function servedPage(): Promise<Document | null> {
  return new Promise(resolve => {
    const request = new XMLHttpRequest()
    // Without the query, which may be a mail link's answer. It changes nothing about what is served.
    request.open('GET', location.pathname)
    // A document, because Trusted Types keep scripts from reading markup by themselves.
    request.responseType = 'document'
    request.timeout = patienceMs
    request.onloadend = () => resolve(request.responseXML)
    request.send()
  })
}

/** The nodes of one side that stand for those of the other, in order; what has no counterpart is left out. */
function counterparts(wanted: readonly Node[], present: readonly Node[]): Map<Node, Node> {
  const pairs = new Map<Node, Node>()
  let next = 0
  for (const node of wanted) {
    const counterpart = present.slice(next).find(({ nodeName }) => nodeName === node.nodeName)
    if (!counterpart) continue
    pairs.set(node, counterpart)
    next = present.indexOf(counterpart) + 1
  }
  return pairs
}

/** Gives an element the texts of its original, deeply. Elements stay what they are, with what was typed and opened in them. */
function restore(live: Element, original: Element) {
  // Read without scripts, as the served page is here, the content of this one has another form.
  if (live.isEqualNode(original) || live.nodeName === 'NOSCRIPT') return
  const wanted = [...original.childNodes]
  const elements = wanted.filter(node => !isText(node))
  const present = [...live.childNodes].filter(node => !isText(node) && !isWrapper(node))
  const pairs = counterparts(elements, present)
  const isSame = pairs.size === elements.length && pairs.size === present.length
  // Words that were put in another order take their links and their bold type along, or double them.
  if (!isSame && !live.querySelector('input, select, textarea') && live !== document.body) {
    return live.replaceChildren(...wanted.map(node => document.importNode(node, true)))
  }
  for (const node of [...live.childNodes]) if (isText(node) || isWrapper(node)) node.remove()
  let before: Node | null = null
  for (const node of wanted.reverse()) {
    const counterpart = pairs.get(node)
    if (isText(node)) before = live.insertBefore(document.importNode(node), before)
    else if (counterpart) {
      before = counterpart
      if (counterpart instanceof Element && node instanceof Element) restore(counterpart, node)
    }
  }
}

/** Puts the words back that were served. Without them the app makes the page anew. */
export function putTextBack(served: Document | null) {
  // /auth, for one, may be another page by now.
  if (!served || served.body.dataset.length !== document.body.dataset.length) return
  // The boot script took its own element away.
  for (const script of served.querySelectorAll('script[src]')) script.remove()
  restore(document.body, served.body)
}
