import { VisitName } from '../ui/in-english'

type RowTitleProps = { name: string; note?: string | undefined }

/** A name and a short fact, at the head of a row. */
export function RowTitle({ name, note }: RowTitleProps) {
  return (
    <>
      <h3>
        <VisitName in={name} />
      </h3>{' '}
      {note ? <p className="row-note note data">{note}</p> : null}
    </>
  )
}
