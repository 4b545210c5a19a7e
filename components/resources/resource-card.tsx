import type { ReactNode } from 'react'

type StatProps = { value: string; label: string }

type ResourceCardProps = {
  title: string
  /** Above the title. */
  badge?: string
  stat?: StatProps | undefined
  note?: string | undefined
  link?: ReactNode
  children: ReactNode
}

/** What there is, and the way there. One with a badge is announced, and only outlined. */
export function ResourceCard({ title, badge, stat, note, link, children }: ResourceCardProps) {
  return (
    <li className={`resource${badge ? ' resource-announced' : ''}`}>
      {badge ? <p className="note font-semibold">{badge}</p> : null}
      <h3 className="mb-1.5 text-md">{title}</h3>
      {children}
      {stat ? <Stat {...stat} /> : null}
      {link}
      {note ? <p className="note mt-1">{note}</p> : null}
    </li>
  )
}

/** A number over what it counts. A word is no number, and is set as text. */
function Stat({ value, label }: StatProps) {
  if (!/\d/.test(value)) return <p className="mt-2 font-semibold">{`${value} ${label}`}</p>
  return (
    <dl className="resource-stat">
      <dt className="note">{label}</dt>
      <dd className="data">{value}</dd>
    </dl>
  )
}
