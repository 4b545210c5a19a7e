import { VisitName } from '../ui/in-english'

type RowTitleProps = { name: string; note?: string | undefined }

/**
 * Summary of a folded row: a name and a short fact. Siblings, because a <summary> may contain headings but a <span> may
 * not.
 */
export function RowTitle({ name, note }: RowTitleProps) {
  return (
    <>
      <h3>
        <VisitName in={name} />
      </h3>
      {note ? <span className="note data">{note}</span> : null}
    </>
  )
}
