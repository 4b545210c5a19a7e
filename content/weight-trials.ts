import type { SourceId } from '@/content/sources'

export type WeightTrial = {
  drug: string
  trial: string
  /** Average loss of body weight in percent, with the medicine and in the trial's own placebo arm. */
  loss: number
  placebo: number
  source: SourceId
}

/** Trials in the chart of the weight-loss page: FDA-approved products, with diet and activity. */
export const weightTrials = [
  { drug: 'Semaglutide 2.4 mg', trial: 'STEP 1, 68 weeks', loss: 14.9, placebo: 2.4, source: 'W1' },
  { drug: 'Semaglutide 7.2 mg', trial: 'STEP UP, 72 weeks', loss: 18.7, placebo: 3.9, source: 'W38' },
  { drug: 'Tirzepatide 5 mg', trial: 'SURMOUNT-1, 72 weeks', loss: 15, placebo: 3.1, source: 'W2' },
  { drug: 'Tirzepatide 10 mg', trial: 'SURMOUNT-1, 72 weeks', loss: 19.5, placebo: 3.1, source: 'W2' },
  { drug: 'Tirzepatide 15 mg', trial: 'SURMOUNT-1, 72 weeks', loss: 20.9, placebo: 3.1, source: 'W2' },
] as const satisfies readonly WeightTrial[]

/** By name, for the figures of articles. */
export const [step1, stepUp, , , surmount1] = weightTrials
