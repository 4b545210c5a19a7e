import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react'

const sectionsBefore = 3

/** The body of an article with `stop` after its third section. */
export function insertAfterThird(body: ReactNode, stop: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(body)) return body
  const parts = Children.toArray(body.props.children)
  const headings = parts.flatMap((part, index) => (isValidElement(part) && part.type === 'h2' ? [index] : []))
  const at = headings[sectionsBefore]
  if (at === undefined) return body
  return (
    <>
      {parts.slice(0, at)}
      <Fragment key="stop">{stop}</Fragment>
      {parts.slice(at)}
    </>
  )
}

/**
 * The first paragraph of an article, which says what it found, and the rest. It stays a paragraph beside the text: reading modes
 * of browsers leave out what stands in a header.
 */
export function splitLead(body: ReactNode): [lead: ReactNode, rest: ReactNode] {
  if (!isValidElement<{ children?: ReactNode }>(body)) return [null, body]
  const [lead, ...rest] = Children.toArray(body.props.children)
  return [
    isValidElement<{ className?: string }>(lead) ? cloneElement(lead, { className: 'article-lead' }) : lead,
    <Fragment key="rest">{rest}</Fragment>,
  ]
}
