import type { ReactNode } from 'react'
import { art } from '@/lib/pictures/art'
import { Picture } from '../ui/picture'

type ClosingProps = {
  heading: string
  text?: string
  children: ReactNode
}

/** Call-to-action section, the last of its page: the footer's styles depend on it. */
export function Closing({ heading, text, children }: ClosingProps) {
  return (
    <section className="closing on-dark">
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
