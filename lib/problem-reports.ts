/**
 * Tells the owner's address what the content policy refused and which errors our scripts had, in the shape of the
 * Reporting API. Not by the API's own headers, because a browser's report names the page: on a page about a condition
 * that would tell which condition was read. What is sent names no page, no visitor and no text.
 */

type Report = { type: 'csp-violation' | 'script-error'; body: Record<string, string | number> }

/** A fault in a loop must not become a flood. */
const mostReports = 5

/** The origin of an address, or the keyword that the browser gives instead: 'inline', 'eval'. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address
}

/** The file's name alone, and only of the site's own scripts: extensions and users' scripts are nobody's business. */
function ownFile(address: string): string | undefined {
  if (!URL.canParse(address)) return
  const { origin, pathname } = new URL(address)
  return origin === location.origin && pathname.endsWith('.js') ? pathname.split('/').at(-1) : undefined
}

/** @returns a function that ends the reporting. */
export function reportProblems(url: string): () => void {
  const end = new AbortController()
  let left = mostReports

  function send(report: Report) {
    if (left-- <= 0) return
    const body = JSON.stringify([{ age: 0, url: '', user_agent: '', ...report }])
    // Without credentials, referrer and origin; it outlives the page. A report that fails is lost.
    fetch(url, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body,
    }).catch(() => {})
  }

  const { signal } = end
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, disposition }) => {
      send({
        type: 'csp-violation',
        body: { effectiveDirective, blockedOrigin: originOf(blockedURI), disposition },
      })
    },
    { signal },
  )
  addEventListener(
    'error',
    ({ filename, lineno, colno, error }) => {
      const file = ownFile(filename)
      const name = error instanceof Error ? error.name : 'Error'
      if (file) send({ type: 'script-error', body: { file, line: lineno, column: colno, name } })
    },
    { signal },
  )
  return () => end.abort()
}
