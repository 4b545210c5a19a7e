import { cloneElement, createElement, isValidElement, type ReactNode } from 'react'
import { helpLines } from '@/content/facts/help-lines'
import { Link } from '../ui/link'
import { LinkedWords } from '../ui/linked-words'

type Props = { href?: string; children?: ReactNode }

const hasHelpLine = new RegExp(`\\b(${Object.values(helpLines.numbers).join('|')})\\b`)

/**
 * The body of an article with its plain `<a href="/…">` as links of the site: they stay in the page's language, or say
 * that their page is in English. A help line in a sentence becomes a link that calls it.
 */
export function withSiteLinks(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(withSiteLinks)
  if (typeof node === 'string' && hasHelpLine.test(node)) return createElement(LinkedWords, { text: node })
  if (!isValidElement<Props>(node)) return node
  const { href, children } = node.props
  if (node.type === 'a' && href?.startsWith('/')) {
    return createElement(Link, { href, ...(node.key === null ? {} : { key: node.key }) }, children)
  }
  if (children === undefined) return node
  // As separate arguments, because the children of plain tags have no keys.
  return cloneElement(node, {}, ...[withSiteLinks(children)].flat())
}
