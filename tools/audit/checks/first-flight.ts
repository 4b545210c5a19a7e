import { brotliDecompressSync, constants } from 'node:zlib'
import { parse } from 'parse5'
import { firstFlight } from '../../release/budgets'
import { elements } from '../html'
import type { Miss } from '../types'

/**
 * A position in the document tree, which browsers and parse5 build alike: the index of an element in the body, and the index
 * of the child for a text node.
 */
export type Place = { element: number; child: number | null }

/** The HTML that a browser can decode from the first bytes of a page in brotli. */
export function decodePrefix(packed: Buffer, bytes: number): Buffer {
  // Flush, not finish: the stream is truncated.
  return brotliDecompressSync(packed.subarray(0, bytes), { finishFlush: constants.BROTLI_OPERATION_FLUSH })
}

/** The offset in the HTML where an element's tag, or one of its texts, ends. */
function endOf(html: string, { element, child }: Place): number {
  const all = elements(parse(html, { sourceCodeLocationInfo: true }))
  const found = all[all.findIndex(({ tagName }) => tagName === 'body') + 1 + element]
  const location =
    child === null
      ? (found?.sourceCodeLocation?.startTag ?? found?.sourceCodeLocation)
      : found?.childNodes[child]?.sourceCodeLocation
  if (!location) throw new Error('The last element of the first screen is not in the served page.')
  return location.endOffset
}

const counted = (bytes: number) => bytes.toLocaleString('en')

/** Styles and first screen must be within the first flight, before the server waits for an acknowledgment. */
export function checkFirstFlight(html: string, packed: Buffer, lastOnScreen: readonly Place[]): Miss[] {
  const readable = decodePrefix(packed, firstFlight).length
  const style = html.lastIndexOf('</style>')
  const parts = [
    { name: 'the styles', end: style === -1 ? -1 : style + '</style>'.length },
    { name: 'the first screen', end: Math.max(...lastOnScreen.map(place => endOf(html, place))) },
  ]
  return parts.flatMap(({ name, end }) => {
    if (end < 0) return [{ check: 'budget', message: `first flight: ${name} were not found` }]
    const bytes = Buffer.byteLength(html.slice(0, end))
    if (bytes <= readable) return []
    const message = `first flight: ${name} end at ${counted(bytes)}, ${counted(firstFlight)} bytes of brotli reach to ${counted(readable)}`
    return [{ check: 'budget', message }]
  })
}
