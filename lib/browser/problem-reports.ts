/**
 * Reports policy violations, script errors, rejected promises and pages that failed to render to the owner's endpoint, in the format of the Reporting API. The API's own
 * headers are not used, because the browser's reports name the page, and a page can reveal which condition a visitor
 * reads about. These reports contain no page, no visitor and no text.
 */

type Report = {
  type: 'csp-violation' | 'script-error' | 'unhandled-rejection' | 'failed-page'
  body: Record<string, string | number>
}

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

/** The position of the first of the site's own scripts in a stack, as Chrome, Firefox and Safari write it. */
function ownPosition({ stack = '' }: Error) {
  for (const [, address = '', line, column] of stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)) {
    const file = ownFile(address)
    if (file) return { file, line: Number(line), column: Number(column) }
  }
}

let reportsLeft = mostReports
/** The owner's endpoint, once reporting has begun; what fails earlier waits for it. */
let endpoint: string | undefined
const waiting: Report[] = []

function send(report: Report) {
  if (endpoint === undefined) {
    if (waiting.length < mostReports) waiting.push(report)
    return
  }
  if (reportsLeft-- <= 0) return
  const body = JSON.stringify([{ age: 0, url: '', user_agent: '', ...report }])
  // Sent without credentials, referrer and origin, and may outlive the page. A failed report is dropped.
  fetch(endpoint, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    body,
  }).catch(() => {})
}

/** Reports an error that an error page caught; `window` never sees it. */
export function reportFailedPage(error: Error) {
  send({ type: 'failed-page', body: { ...ownPosition(error), name: error.name } })
}

/** @returns a function that ends the reporting. */
export function reportProblems(url: string): () => void {
  const end = new AbortController()
  reportsLeft = mostReports
  endpoint = url
  for (const report of waiting.splice(0)) send(report)

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
  addEventListener(
    'unhandledrejection',
    ({ reason }) => {
      // The event has no file name. Without a script of ours in the stack, an extension may have caused it.
      const position = reason instanceof Error ? ownPosition(reason) : undefined
      if (position) send({ type: 'unhandled-rejection', body: { ...position, name: reason.name } })
    },
    { signal },
  )
  return () => {
    end.abort()
    endpoint = undefined
  }
}
