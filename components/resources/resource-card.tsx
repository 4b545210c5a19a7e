import type { ReactNode } from 'react'
import { type ObjectName, objectArt } from '@/lib/art-for'
import { Picture } from '../ui/picture'

type ResourceCardProps = {
  title: string
  object: ObjectName
  /** Above the title. */
  badge?: string
  stat?: { value: string; label: string } | undefined
  note?: string | undefined
  link?: ReactNode
  children: ReactNode
}

/** A paper object, what it stands for, and the way there. One with a badge is announced, and only outlined. */
export function ResourceCard({ title, object, badge, stat, note, link, children }: ResourceCardProps) {
  return (
    <li className={`resource${badge ? ' resource-announced' : ''}`}>
      <div className="resource-object">
        <Picture art={objectArt(object)} alt="" sizes="136px" />
      </div>
      <div className="resource-text">
        {badge ? <p className="note font-semibold">{badge}</p> : null}
        <h3 className="text-md">{title}</h3>
        {children}
        {stat ? (
          <dl className="resource-stat">
            <dt className="note">{stat.label}</dt>
            <dd className="data">{stat.value}</dd>
          </dl>
        ) : null}
        {link}
        {note ? <p className="note mt-1">{note}</p> : null}
      </div>
    </li>
  )
}
