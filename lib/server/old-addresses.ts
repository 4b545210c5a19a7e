/** A row of content/facts/old-addresses.ts. */
export type OldAddress = {
  /** The row as written. */
  row: string
  /** Decoded, without a slash at its end; '' is the home page. Undefined when the row has no such column. */
  path: string | undefined
  /** 'p=123'; '' for none. */
  query: string
  /** A path of this site, perhaps with a fragment. */
  to: string | undefined
}

const origin = /^https?:\/\/[^/]+/i

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Only what begins with a slash is a path. */
const pathIn = (column: string | undefined) => {
  const local = column?.replace(origin, '')
  return local?.startsWith('/') ? local : undefined
}

export function readOldAddresses(list: string): OldAddress[] {
  const rows = list
    .split('\n')
    .map(row => row.trim())
    .filter(row => row !== '' && !row.startsWith('#'))
  return rows.map(row => {
    const [from, to, ...more] = row.split(/\s+/)
    const [address = ''] = pathIn(from)?.split('#') ?? []
    const [path = '', query = ''] = address.split('?')
    return {
      row,
      path: address === '' ? undefined : decoded(path).replace(/\/+$/, ''),
      query,
      to: more.length === 0 ? pathIn(to) : undefined,
    }
  })
}

type Complete = OldAddress & { path: string; to: string }

/** Rows with both columns. Those for a query first: without it, the same path may lead elsewhere. */
export const completeRows = (rows: readonly OldAddress[]): Complete[] =>
  rows
    .flatMap(({ path, to, ...row }) => (path === undefined || to === undefined ? [] : [{ ...row, path, to }]))
    .sort((one, other) => Number(other.query !== '') - Number(one.query !== ''))
