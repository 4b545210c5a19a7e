import type { ReactNode } from 'react'
import type { Art } from '@/lib/art'
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs'
import { Picture } from '../ui/picture'

type PageHeroProps = {
  title: string
  lead?: string
  trail: readonly Crumb[]
  art?: Art
  children?: ReactNode
}

/** Top of an inner page: breadcrumbs, heading, one sentence and a picture. */
export function PageHero({ title, lead, trail, art, children }: PageHeroProps) {
  return (
    <>
      {art ? (
        <div className="page-band">
          <Picture art={art} alt="" sizes="100vw" first="behind-letters" />
        </div>
      ) : null}
      <div className="wrap pt-4 pb-10 lg:pt-8 lg:pb-14">
        <Breadcrumbs trail={trail} />
        <div className="mt-4 grid items-end gap-x-6 gap-y-5 lg:mt-6 lg:grid-cols-[7fr_5fr]">
          <h1 className="self-start text-4xl">{title}</h1>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        {children ? <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div> : null}
      </div>
    </>
  )
}
