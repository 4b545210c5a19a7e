type RowTitleProps = { name: string; note?: string | undefined }

/** The summary of a folded row: a name, and a short fact under it. Siblings, because a summary may hold headings, a span may not. */
export function RowTitle({ name, note }: RowTitleProps) {
  return (
    <>
      <h3>{name}</h3>
      {note ? <span className="note data">{note}</span> : null}
    </>
  )
}
