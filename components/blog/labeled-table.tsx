import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

type Parent = ReactElement<{
  children?: ReactNode
  className?: string
  colSpan?: number
  'data-label'?: ReactNode
}>

const childrenOf = (parent: Parent) =>
  Children.toArray(parent.props.children).filter(child => isValidElement<Parent['props']>(child))

/**
 * A table of an article. With three or more columns, each cell also gets the name of its column: phones show such a
 * table as blocks, one for each row. A cell that spans columns needs no name. Other content is returned as it is.
 */
export function labeledTable(table: ReactNode): ReactNode {
  if (!isValidElement<Parent['props']>(table) || table.type !== 'table') return table
  const [head, body] = childrenOf(table)
  const columns = head ? childrenOf(head).flatMap(childrenOf) : []
  if (!body || columns.length < 3) return table
  const withLabels = (row: Parent) =>
    childrenOf(row).map((cell, index) =>
      cell.type === 'td' && !cell.props.colSpan
        ? cloneElement(cell, { 'data-label': columns[index]?.props.children })
        : cell,
    )
  const rows = childrenOf(body).map(row => cloneElement(row, {}, withLabels(row)))
  return cloneElement(table, { className: 'labeled' }, head, cloneElement(body, {}, rows))
}
