import type { ReactNode } from 'react'
import { art } from '@/lib/pictures/art'
import { Picture } from '../ui/picture'

type ClosingProps = {
  heading: string
  text?: string
  /** Whether more of the page follows. Otherwise the footer does, and its styles change. */
  isFollowed?: boolean
  children: ReactNode
}

/** Call-to-action section at the end of a page. */
export function Closing({ heading, text, isFollowed = false, children }: ClosingProps) {
  return (
    <section className={`closing on-dark${isFollowed ? '' : ' closing-last'}`}>
      <div className="closing-art">
        <Picture art={art['cta-night']} alt="" sizes="50vw" />
      </div>
      <div className="wrap relative">
        <div className="max-w-[36rem]">
          <h2>{heading}</h2>
          {text ? <p className="lead">{text}</p> : null}
          <div className="closing-actions">{children}</div>
        </div>
      </div>
    </section>
  )
}
