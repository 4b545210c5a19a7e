import type { Miss, RouteReport } from './types'

const shownPerCheck = 6
const sharedFrom = 4

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? '–' : (bytes / 1024).toFixed(1)
}

function row(cells: string[], widths: number[]): string {
  return cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
    .join('  ')
}

/** Lines of equal columns: the first flush left, the rest flush right. */
export function formatTable(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map(cells => cells[column]?.length ?? 0)),
  )
  const rule = widths.map(width => '─'.repeat(width)).join('  ')
  return [row(head, widths), rule, ...rows.map(cells => row(cells, widths))].join('\n')
}

export function reportTable(reports: RouteReport[]): string {
  const head = [
    'route',
    'status',
    'HTML',
    'JS',
    'CSS',
    'fonts',
    'images',
    'all KB',
    'requests',
    'shift',
    'misses',
  ]
  const rows = reports.map(({ route, status, bytes, layoutShift, misses }) => [
    route.path,
    String(status),
    kilobytes(bytes?.html),
    kilobytes(bytes?.script),
    kilobytes(bytes?.style),
    kilobytes(bytes?.font),
    kilobytes(bytes?.image),
    kilobytes(bytes?.total),
    bytes ? String(bytes.requests) : '–',
    layoutShift === undefined ? '–' : layoutShift.toFixed(3),
    misses.length === 0 ? 'none' : String(misses.length),
  ])
  return formatTable(head, rows)
}

function list(misses: Miss[]): string[] {
  const checks = [...new Set(misses.map(({ check }) => check))]
  return checks.flatMap(check => {
    const messages = misses.filter(miss => miss.check === check).map(({ message }) => message)
    const hidden = messages.length - shownPerCheck
    const lines = messages.slice(0, shownPerCheck).map(message => `    ${check}: ${message}`)
    return hidden > 0 ? [...lines, `    ${check}: and ${hidden} more`] : lines
  })
}

const keyOf = ({ check, message }: Miss) => `${check}: ${message}`

/** Routes per miss: a fault in the header or footer occurs everywhere and is reported once. */
function countRoutes(reports: RouteReport[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { misses } of reports) {
    for (const key of new Set(misses.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

export function missList(reports: RouteReport[]): string {
  const counts = countRoutes(reports)
  const isShared = (count: number) => count >= sharedFrom
  const shared = [...counts].filter(([, count]) => isShared(count))
  const own = reports
    .map(({ route, misses }) => ({
      route,
      misses: misses.filter(miss => !isShared(counts.get(keyOf(miss)) ?? 0)),
    }))
    .filter(({ misses }) => misses.length > 0)
  return [
    ...(shared.length > 0 ? ['  on several routes'] : []),
    ...shared.map(([key, count]) => `    ${key} (${count} routes)`),
    ...own.flatMap(({ route, misses }) => [`  ${route.path}`, ...list(misses)]),
  ].join('\n')
}
