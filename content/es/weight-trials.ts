import { weightTrials as english, type WeightTrial } from '../weight-trials'

export type { WeightTrial } from '../weight-trials'

export const weightTrials: readonly WeightTrial[] = english.map(({ drug, trial, ...measured }) => ({
  drug: drug.replace('Semaglutide', 'Semaglutida').replace('Tirzepatide', 'Tirzepatida'),
  trial: trial.replace(' weeks', ' semanas'),
  ...measured,
}))
