import { createHash } from 'node:crypto'
import type { Headers } from './collect'

/** Stores distinct sets of headers under a name, a hash of their contents. */
export function createHeaderSets() {
  const sets = new Map<string, Headers>()
  return {
    nameOf(headers: Headers): string {
      const sorted = Object.fromEntries(Object.entries(headers).sort(([a], [b]) => a.localeCompare(b)))
      const name = createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 10)
      sets.set(name, sorted)
      return name
    },
    all: () => Object.fromEntries([...sets].sort(([a], [b]) => a.localeCompare(b))),
  }
}
