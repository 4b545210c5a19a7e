import { brotliDecompressSync, constants } from 'node:zlib'
import { parse } from 'parse5'
import { firstFlight } from '../budgets'
import { elements } from '../html'
import type { Miss } from '../types'

/**
 * The position of an element in the tree, which a browser and parse5 build alike: which element of the body in document order,
 * and which of its children when it is a text.
 */
export type Place = { element: number; child: number | null }

/** What a browser can read once so many bytes of a page in brotli are there. */
export function readableAfter(packed: Buffer, bytes: number): Buffer {
  // Flush instead of finish: the stream may end before its end.
  return brotliDecompressSync(packed.subarray(0, bytes), { finishFlush: constants.BROTLI_OPERATION_FLUSH })
}

/** Where in the page's text an element's tag, or one of its texts, ends. */
function endOf(html: string, { element, child }: Place): number {
  const all = elements(parse(html, { sourceCodeLocationInfo: true }))
  const found = all[all.findIndex(({ tagName }) => tagName === 'body') + 1 + element]
  const location =
    child === null
      ? (found?.sourceCodeLocation?.startTag ?? found?.sourceCodeLocation)
      : found?.childNodes[child]?.sourceCodeLocation
  if (!location) throw new Error('What ends the first screen is not in the page as served.')
  return location.endOffset
}

const counted = (bytes: number) => bytes.toLocaleString('en')

/** Styles and first screen are to be readable before the server waits for the first acknowledgment. */
export function checkFirstFlight(html: string, packed: Buffer, lastOnScreen: readonly Place[]): Miss[] {
  const readable = readableAfter(packed, firstFlight).length
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
