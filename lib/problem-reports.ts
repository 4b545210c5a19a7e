/**
 * Reports policy violations and script errors to the owner's endpoint, in the format of the Reporting API. The API's own
 * headers are not used, because the browser's reports name the page, and a page can reveal which condition a visitor
 * reads about. These reports contain no page, no visitor and no text.
 */

type Report = { type: 'csp-violation' | 'script-error'; body: Record<string, string | number> }

/** Maximum of reports per page, so that an error in a loop does not flood the endpoint. */
const mostReports = 5

/** The origin of an address, or the keyword that the browser gives instead: 'inline', 'eval'. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address
}

/** The file name only, and only for the site's own scripts: a visitor's extensions are private. */
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
    // Sent without credentials, referrer and origin, and may outlive the page. A failed report is dropped.
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
