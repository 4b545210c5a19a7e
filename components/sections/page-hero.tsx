import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs'

type PageHeroProps = {
  title: string
  lead?: ReactNode
  trail: readonly Crumb[]
  children?: ReactNode
  /** Beside the text on wide screens, below it on others. */
  aside?: ReactNode
  /** On a phone, close to a form that should end on the first screen (calculator.css). */
  isClose?: boolean
}

/** Top of an inner page: breadcrumbs, heading, one sentence and the page's main action. */
export function PageHero({ title, lead, trail, children, aside, isClose = false }: PageHeroProps) {
  const text = (
    <>
      <Breadcrumbs trail={trail} />
      <h1 className="mt-4 text-4xl lg:mt-6">{title}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
      {children ? <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div> : null}
    </>
  )
  return aside ? (
    <div className="page-head page-head-pair wrap">
      <div>{text}</div>
      {aside}
    </div>
  ) : (
    <div className={isClose ? 'close-head page-head wrap' : 'page-head wrap'}>{text}</div>
  )
}
