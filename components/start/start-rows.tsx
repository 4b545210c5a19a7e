type StartRowsProps = { rows: readonly { term: string; text: string }[] }

export function StartRows({ rows }: StartRowsProps) {
  return (
    <dl className="start-rows">
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt className="note">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
