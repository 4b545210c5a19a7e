import type { ServiceKey } from '@/content/schema'
import type { SourceId } from '@/content/sources'
import type { Effect, Risk } from '../../ui/trial-figures'

export {
  type Effect,
  type Pairs,
  type Risk,
  serviceFigures,
  serviceHeads,
  servicePairs,
} from '../../ui/trial-figures'

export const serviceEffects: Partial<Record<ServiceKey, { source: SourceId; items: readonly Effect[] }>> = {
  'testosterone-replacement-therapy': {
    source: 'T7',
    items: [
      { name: 'Deseo', size: 0.17 },
      { name: 'Erecciones', size: 0.16 },
      { name: 'Satisfacción', size: 0.16 },
      { name: 'Energía', size: null },
      { name: 'Ánimo', size: null },
    ],
  },
}

export const serviceRisks: Partial<Record<ServiceKey, Risk>> = {
  'testosterone-replacement-therapy': {
    name: 'Fibrilación auricular',
    treated: 3.5,
    placebo: 2.4,
    source: 'T8',
  },
}
