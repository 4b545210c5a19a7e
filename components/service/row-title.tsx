type RowTitleProps = { name: string; note?: string | undefined }

/** What stands in a folded row: a name, and a short fact under it. */
export function RowTitle({ name, note }: RowTitleProps) {
  return (
    <span>
      <h3>{name}</h3>
      {note ? <span className="note data">{note}</span> : null}
    </span>
  )
}
