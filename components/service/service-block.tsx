import type { ReactNode } from 'react'

type ServiceBlockProps = { id?: string; heading: string; note?: string; children: ReactNode }

/** A section in the content column of a service page. */
export function ServiceBlock({ id, heading, note, children }: ServiceBlockProps) {
  return (
    <section className="service-block" id={id}>
      <h2>{heading}</h2>
      {note ? <p className="note mt-2">{note}</p> : null}
      {children}
    </section>
  )
}
