import type { ReactNode } from 'react'

type ClosingProps = { heading: string; text: string; art?: ReactNode; children: ReactNode }

/** Call-to-action section at the end of a page. */
export function Closing({ heading, text, art, children }: ClosingProps) {
  return (
    <section className="closing on-pine">
      {art ? <div className="closing-art">{art}</div> : null}
      <div className="wrap relative">
        <div className="max-w-[32rem]">
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
          <div className="closing-actions">{children}</div>
        </div>
      </div>
    </section>
  )
}
