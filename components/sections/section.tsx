import type { ReactNode } from 'react'

type SectionProps = { id?: string; tone?: 'paper' | 'wood' | 'pine'; children: ReactNode }

const tones = { paper: 'section', wood: 'section section-wood', pine: 'section on-pine' } as const

/** A band of the page. */
export function Section({ id, tone = 'paper', children }: SectionProps) {
  return (
    <section className={tones[tone]} id={id}>
      <div className="wrap">{children}</div>
    </section>
  )
}

type SideSectionProps = SectionProps & { heading: string; note?: ReactNode }

/** Heading in the side column, matter beside it: the way most of a page reads. */
export function SideSection({ heading, note, children, ...section }: SideSectionProps) {
  return (
    <Section {...section}>
      <div className="side">
        <div className="lg:pr-8">
          <h2 className="side-title">{heading}</h2>
          {note ? <p className="note mt-3 lg:max-w-80">{note}</p> : null}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </Section>
  )
}
