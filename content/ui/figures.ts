import type { SourceId } from '../sources'

/** Words of the figures: labels, captions, and what a screen reader says of them. */

/** What a drawing rests on. `schematic`: it shows how something works, not what was measured. */
type Evidence = { kind: 'schematic' } | { kind: 'sources'; ids: readonly SourceId[] }

export type FigureWords = {
  heading: string
  lead: string
  /** The finding as a sentence. */
  alt: string
  caption: string
  evidence: Evidence
  /** Texts in the drawing (scripts/art/figures). A line break is one in the wide drawing. */
  labels: Readonly<Record<string, string>>
}

export const stripWords = {
  legend: 'Dot: it happens then. Striped: at some time within it.',
} as const

export const iconArray = {
  heading: '{risk}, in 100 men',
  more: 'The same for: {risks}',
  treated: 'of 100, on testosterone',
  placebo: 'of 100, on placebo',
  caption:
    'One figure is one man; a part of a figure is a part of a man in the count. Men of 45 to 80 with heart disease or at high risk of it, a gel, about two years.',
} as const

export const effectPlot = {
  heading: 'How large the difference was',
  label:
    'Standardized difference from placebo: {list}. A difference of 0.2 counts as small, 0.5 as medium, 0.8 as large.',
  item: '{name} {size}',
  none: 'no effect',
  bands: ['small', 'medium', 'large'],
  axis: 'standardized difference from placebo',
  caption:
    'Pooled trials of 1,779 men, mostly with low levels. Averages: your own result may differ. By convention 0.2 is small, 0.5 medium and 0.8 large.',
} as const

/** Ends the caption of a drawing that shows no measured values. */
export const schematic = 'Schematic.'

const drawn = {
  testosterone: {
    heading: 'Same average, three shapes',
    lead: 'How you take testosterone decides how your level moves between doses.',
    alt: 'Testosterone level over four weeks, three ways of taking it, all with the same average: high waves with one injection a week, smaller waves with two, and nearly level with a daily gel or cream.',
    caption: 'Not measured values, so without units. The marks under each hill are doses.',
    evidence: { kind: 'schematic' },
    labels: {
      weekly: 'Once a week',
      twice: 'Twice a week',
      daily: 'Every day',
      injection: 'injection',
      skin: 'gel or cream',
      weeklyInjection: 'Once a week, injection',
      twiceInjection: 'Twice a week, injection',
      dailySkin: 'Every day, gel or cream',
      weeklyNote: 'High after the shot,\nlower before the next',
      twiceNote: 'The same, in\nsmaller waves',
      dailyNote: 'Nearly level, a\nsmall daily ripple',
      week1: 'Week 1',
      week2: 'Week 2',
      week3: 'Week 3',
      week4: 'Week 4',
      average: 'Dotted line: the average, the same in all three',
    },
  },
} satisfies Record<string, FigureWords>
export type FigureName = keyof typeof drawn
export const figureWords: Readonly<Record<FigureName, FigureWords>> = drawn

const isFigure = (name: string): name is FigureName => name in drawn
export const figureNames: readonly FigureName[] = Object.keys(drawn).filter(isFigure)
