import type { ReactNode } from 'react'

type ClosingProps = { heading: string; text: string; art?: ReactNode; children: ReactNode }

/** Call-to-action section at the end of a page. */
export function Closing({ heading, text, art, children }: ClosingProps) {
  return (
    <section className="closing on-pine">
      {art ? <div className="closing-art">{art}</div> : null}
      <div className="wrap relative">
        <div className="max-w-[32rem]">
          <h2 className="text-3xl">{heading}</h2>
          <p className="lead mt-2.5">{text}</p>
          <div className="mt-8 flex flex-wrap gap-4">{children}</div>
        </div>
      </div>
    </section>
  )
}
