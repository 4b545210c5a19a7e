type ColumnHeadsProps = { columns: readonly string[]; className?: string }

/** The head of a table: one row of column names. */
export function ColumnHeads({ columns, className }: ColumnHeadsProps) {
  return (
    <thead className={className}>
      <tr>
        {columns.map(column => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
