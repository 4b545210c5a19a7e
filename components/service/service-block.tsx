import type { ReactNode } from 'react'
import { wholeWords } from '../ui/whole-ranges'

type ServiceBlockProps = { id?: string; heading: string; note?: string | undefined; children: ReactNode }

/** A section in the content column of a service page. */
export function ServiceBlock({ id, heading, note, children }: ServiceBlockProps) {
  return (
    <section className="service-block" id={id}>
      <h2>{wholeWords(heading)}</h2>
      {note ? <p className="note mt-2">{note}</p> : null}
      {children}
    </section>
  )
}
