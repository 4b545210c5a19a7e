import { isValidElement, type ReactNode } from 'react'

/** Plain text of rendered content; block elements end a word. Of components, only the children are read. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (!isValidElement<Record<string, ReactNode>>(node)) return ''
  const { children, title, caption, legend, items } = node.props
  const ownText = [title, caption, legend].filter(part => typeof part === 'string').join(' ')
  const list = Array.isArray(items) ? items.join(' ') : ''
  return `${ownText} ${list}${textOf(children)}${node.type === 'strong' || node.type === 'a' ? '' : ' '}`
}

export type Heading = { id: string; text: string }

/** Second-level headings with an id, for the contents list. */
export function headingsOf(node: ReactNode): Heading[] {
  if (Array.isArray(node)) return node.flatMap(headingsOf)
  if (!isValidElement<{ children?: ReactNode; id?: string }>(node)) return []
  const { children, id } = node.props
  if (node.type === 'h2' && id) return [{ id, text: textOf(children).trim() }]
  return headingsOf(children)
}

const wordsPerMinute = 200

export function wordsOf(node: ReactNode): number {
  return textOf(node).split(/\s+/).filter(Boolean).length
}

/** Whole minutes, at least one. */
export function minutesOf(node: ReactNode): number {
  return Math.max(1, Math.round(wordsOf(node) / wordsPerMinute))
}
