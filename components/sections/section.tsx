import type { ReactNode } from 'react'

type SectionProps = {
  id?: string
  /** `page`: the page background; `tinted`: something to do or compare; `card`: figures; `dark`: one statement. */
  tone?: 'page' | 'tinted' | 'card' | 'dark'
  children: ReactNode
}

const tones = {
  page: 'section',
  tinted: 'section section-tinted',
  card: 'section section-card',
  dark: 'section on-dark',
} as const

/** A full-width band of the page. */
export function Section({ id, tone = 'page', children }: SectionProps) {
  return (
    <section className={tones[tone]} id={id}>
      <div className="wrap">{children}</div>
    </section>
  )
}

type SideSectionProps = SectionProps & { heading: string; note?: ReactNode }

/** Section with its heading in a side column: the default layout of a page. */
export function SideSection({ heading, note, children, ...section }: SideSectionProps) {
  return (
    <Section {...section}>
      <div className="side">
        <div className="lg:pr-8">
          <h2 className="side-title">{heading}</h2>
          {note ? <p className="note mt-2.5 lg:max-w-80">{note}</p> : null}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </Section>
  )
}
