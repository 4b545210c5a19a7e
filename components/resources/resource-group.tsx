import type { ReactNode } from 'react'
import { Trail } from '../start/trail'

type ResourceGroupProps = {
  heading: string /** Which part of the way, from 0. */
  at: number
  children: ReactNode
}

/** What a patient needs at one time: before, between or after visits. */
export function ResourceGroup({ heading, at, children }: ResourceGroupProps) {
  return (
    <section className="wrap">
      <div className="resource-group">
        <div>
          <Trail at={at} />
          <h2 className="side-title">{heading}</h2>
        </div>
        <ul>{children}</ul>
      </div>
    </section>
  )
}
