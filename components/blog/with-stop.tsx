import { Children, Fragment, isValidElement, type ReactNode } from 'react'

const sectionsBefore = 3

/** The body of an article with `stop` after its third section. */
export function withStop(body: ReactNode, stop: ReactNode): ReactNode {
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
