import { weightTrials as english, type WeightTrial } from '../weight-trials'

export type { WeightTrial } from '../weight-trials'

const words: readonly Pick<WeightTrial, 'drug' | 'trial'>[] = [
  { drug: 'Semaglutida 2,4 mg', trial: 'STEP 1, 68 semanas' },
  { drug: 'Tirzepatida 5 mg', trial: 'SURMOUNT-1, 72 semanas' },
  { drug: 'Tirzepatida 10 mg', trial: 'SURMOUNT-1, 72 semanas' },
  { drug: 'Tirzepatida 15 mg', trial: 'SURMOUNT-1, 72 semanas' },
]

export const weightTrials: readonly WeightTrial[] = english.map((trial, index) => ({
  ...trial,
  ...words[index],
}))
