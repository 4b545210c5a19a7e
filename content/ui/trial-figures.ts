import type { ServiceKey } from '@/content/schema'
import type { SourceId } from '@/content/sources'
import type { FigureName } from '@/content/ui/figures'

/** Figures from trials, drawn as measured. Articles draw some of them, too. */

/** S1 and S2: percent of men with a noticeable gain in erection score, with PRP and with a placebo. */
export const erectionTrials = [
  [69, 27],
  [58.3, 53.6],
] as const

/** F1: percent of patients who gained five points or more, at a functional medicine center and elsewhere. */
export const functionalMedicineStudy = [31, 22] as const

/** T8: percent of men in TRAVERSE. */
export const atrialFibrillation = { treated: 3.5, placebo: 2.4 } as const

export type Risk = {
  name: string
  /** Out of 100 men. */
  treated: number
  placebo: number
  source: SourceId
}

/** Standardized mean difference from placebo; null where the pooled trials found no effect. */
export type Effect = { name: string; size: number | null }

/** Effects in pooled trials, and how many people took part. */
type Effects = { source: SourceId; people: number; items: readonly Effect[] }

/** Effect sizes from pooled trials, by service. */
export const serviceEffects: Partial<Record<ServiceKey, Effects>> = {
  'testosterone-replacement-therapy': {
    source: 'T7',
    people: 1779,
    items: [
      { name: 'Desire', size: 0.17 },
      { name: 'Erections', size: 0.16 },
      { name: 'Satisfaction', size: 0.16 },
      { name: 'Energy', size: null },
      { name: 'Mood', size: null },
    ],
  },
}

/** The risk that is drawn as men out of 100, by service. Other risks are listed below it. */
export const serviceRisks: Partial<Record<ServiceKey, Risk>> = {
  // TRAVERSE: men aged 45 to 80 with heart disease or high risk, a gel, about two years.
  'testosterone-replacement-therapy': {
    name: 'Atrial fibrillation',
    ...atrialFibrillation,
    source: 'T8',
  },
}

export type Pairs = {
  /** Out of 100 people: with the treatment, and in the comparison group. Null for a trial without such a figure. */
  rows: readonly (readonly [treated: number, compared: number] | null)[]
  sources: readonly SourceId[]
}

/** Outcomes with and without a treatment, by service. The names of the rows are in figures.ts. */
export const servicePairs: Partial<Record<ServiceKey, Pairs>> = {
  // One trial with an effect, one without, and one that reports averages only. Do not show one without the others.
  'prp-therapy': {
    rows: [...erectionTrials, null],
    sources: ['S1', 'S2', 'S3', 'S5'],
  },
  'functional-health-programs': { rows: [functionalMedicineStudy, null], sources: ['F1'] },
}

/** Drawings of each service page, in order. A service without an entry has none. */
export const serviceFigures: Partial<Record<ServiceKey, readonly FigureName[]>> = {
  'peptide-therapy': ['peptides'],
  'functional-health-programs': ['programs'],
  'prp-therapy': ['prp'],
  microneedling: ['needles'],
  'iv-hydration-therapy': ['infusion'],
}

/** Drawings that answer a question, on the page with the further questions about a service. */
export const questionFigures: Partial<Record<ServiceKey, readonly FigureName[]>> = {
  'testosterone-replacement-therapy': ['testosterone'],
  'medical-weight-loss': ['dose', 'weight'],
}

/** The drawing of each service: its detail is at the top of the page, and its emblem in menus and lists. */
export const serviceHeads = {
  'testosterone-replacement-therapy': 'testosterone',
  'medical-weight-loss': 'dose',
  'peptide-therapy': 'peptides',
  'functional-health-programs': 'programs',
  'prp-therapy': 'prp',
  microneedling: 'needles',
  'iv-hydration-therapy': 'infusion',
} as const satisfies Record<ServiceKey, FigureName>
