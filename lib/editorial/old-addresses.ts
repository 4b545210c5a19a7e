import { completeRows, type OldAddress } from '../server/old-addresses'

type Site = {
  /** Whether a path is a page or a file of this site, in any language. */
  isServed: (path: string) => boolean
  /** Whether a link may lead there: a page of the English site, perhaps with a fragment. */
  isTarget: (href: string) => boolean
}

const keyOf = ({ path = '', query }: Pick<OldAddress, 'path' | 'query'>) =>
  `${path.toLowerCase()}${query ? `?${query}` : ''}`

/** Rows of content/facts/old-addresses.ts that would lead nowhere, in a circle, or away from a page. */
export function oldAddressFindings(rows: readonly OldAddress[], { isServed, isTarget }: Site): string[] {
  const place = 'content/facts/old-addresses.ts'
  const complete = completeRows(rows)
  const seen = new Set<string>()
  return rows.flatMap(one => {
    const { row, path, query, to } = one
    if (path === undefined || to === undefined)
      return [
        `${place}: "${row}": a row is an old address and a path of this site, each with a slash at its beginning`,
      ]
    const key = keyOf(one)
    const isAgain = seen.has(key)
    seen.add(key)
    if (isAgain) return [`${place}: "${row}": the address is in the list twice`]
    if (query === '' && (path === '' || isServed(path.toLowerCase())))
      return [`${place}: "${row}": ${path || '/'} is an address of this site, which is served there`]
    const [target = ''] = to.split(/[?#]/)
    const next = complete.find(
      other => other.query === '' && other.path !== '' && keyOf(other) === target.toLowerCase(),
    )
    if (next) return [`${place}: "${row}": ${to} is an old address itself: enter ${next.to}`]
    return isTarget(to) ? [] : [`${place}: "${row}": leads to ${to}, which does not exist`]
  })
}
