import { elementData } from '@/lib/words/elements'

/** Plain text of rendered content; block elements end a word. Of components, only the children are read. */
export function textOf(node: unknown): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  const element = elementData(node)
  if (!element) return ''
  const { children, title, caption, legend, items } = element.props
  const ownText = [title, caption, legend].filter(part => typeof part === 'string').join(' ')
  const list = Array.isArray(items) ? items.join(' ') : ''
  return `${ownText} ${list}${textOf(children)}${element.type === 'strong' || element.type === 'a' ? '' : ' '}`
}

export type Heading = { id: string; text: string }

/** Second-level headings with an id, for the contents list. */
export function headingsOf(node: unknown): Heading[] {
  if (Array.isArray(node)) return node.flatMap(headingsOf)
  const element = elementData(node)
  if (!element) return []
  const { children, id } = element.props
  if (element.type === 'h2' && typeof id === 'string') return [{ id, text: textOf(children).trim() }]
  return headingsOf(children)
}

const wordsPerMinute = 200

export function wordsOf(node: unknown): number {
  return textOf(node).split(/\s+/).filter(Boolean).length
}

/** Whole minutes, at least one. */
export function minutesOf(node: unknown): number {
  return Math.max(1, Math.round(wordsOf(node) / wordsPerMinute))
}
