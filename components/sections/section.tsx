import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { unbrokenWords } from '../ui/no-break'

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

/** The landmark of a block: a number or a word, and what it is. */
export type Key = { value: string; name: string }

/** As wide as its column at full size. 'US$ 2.569' in Portuguese is longer. */
const longest = 6

/** A landmark as a phrase: 'small, on average, in pooled trials'. It never breaks: a long one is smaller. */
export function KeyFigure({ value, name }: Key) {
  return (
    <p className="key-figure">
      <b className={value.length > longest ? 'key-long' : undefined}>{value}</b> <span>{name}</span>
    </p>
  )
}

type KeySectionProps = SectionProps & {
  landmark: Key | ReactElement
  heading: string
  note?: string | undefined
}

/** One finding: its landmark beside (on a phone above) the sentence that says it and what belongs to it. */
export function KeySection({ landmark, heading, note, children, ...section }: KeySectionProps) {
  return (
    <Section {...section}>
      <div className="side">
        {isValidElement(landmark) ? landmark : <KeyFigure {...landmark} />}
        <div className="min-w-0">
          <h2 className="side-title">{unbrokenWords(heading)}</h2>
          {note ? <p className="note mt-2.5">{note}</p> : null}
          {children}
        </div>
      </div>
    </Section>
  )
}

type WideSectionProps = SectionProps & { heading: string; note?: string | undefined }

/** Section whose content takes the whole width below its heading. */
export function WideSection({ heading, note, children, ...section }: WideSectionProps) {
  return (
    <Section {...section}>
      <h2 className="side-title">{unbrokenWords(heading)}</h2>
      {note ? <p className="note mt-2.5">{note}</p> : null}
      {children}
    </Section>
  )
}
