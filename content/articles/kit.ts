import type { ReactNode } from 'react'
import type { Urgencies } from '@/content/schema'
import type { EndingSentence } from '@/lib/words/ending'

/** Components that an article body may use besides plain tags. The page binds them to the article's references. */
export type ArticleKit = {
  /** A numbered reference: `<Cite ids="T1 T2" />`. The ids must be in the article's `sources`. */
  Cite: (props: { ids: string }) => ReactNode
  /**
   * A short aside. `tone="care"`: when to see a doctor; `note`: a caution or an explanation; `required`: a required
   * sentence.
   */
  Callout: (props: { tone: 'care' | 'note' | 'required'; title: string; children: ReactNode }) => ReactNode
  /** Within a callout of tone `care`: a list of signs, under where to go with them (`helpLines.box`). */
  Urgent: (props: {
    level: Exclude<keyof Urgencies, 'sources'>
    title: string
    children: ReactNode
  }) => ReactNode
  /** A sentence that rests on a fact with a last day, and from the day after what holds then. */
  Until: (props: EndingSentence) => ReactNode
  /** A data table or drawn figure with its caption and source. */
  Figure: (props: { caption: string; ids?: string; children: ReactNode }) => ReactNode
  /** Items a reader can tick; never stored. */
  Checklist: (props: { legend: string; items: readonly string[] }) => ReactNode
  /** Bars drawn to scale from 0, or from one value to another, with the same numbers as a table for screen readers. */
  Bars: (props: {
    unit: string
    max: number
    /** Where bars are read from: 0, or 1 for a ratio. */
    line?: number
    rows: readonly {
      /** What is compared, above the rows that compare it. */
      of?: string
      label: string
      value: number | readonly [from: number, to: number]
      /** The estimate within an interval. */
      mark?: number
      note?: string
      /** The group without the treatment: its bar is an outline. */
      isControl?: boolean
    }[]
  }) => ReactNode
  /** How many of a hundred people had an outcome, group by group, with each person drawn. */
  People: (props: { rows: readonly { label: string; count: number }[] }) => ReactNode
  /** When photos are taken in a course of treatments. */
  BeforeAfter: (props: {
    condition: string
    treatments: number
    weeksApart: readonly [from: number, to: number]
  }) => ReactNode
}
