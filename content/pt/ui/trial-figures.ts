import {
  type Effect,
  serviceEffects as englishEffects,
  serviceRisks as englishRisks,
} from '../../ui/trial-figures'

export type { Effect, Pairs, Risk } from '../../ui/trial-figures'
export { serviceFigures, serviceHeads, servicePairs } from '../../ui/trial-figures'

const testosterone = 'testosterone-replacement-therapy'
const effects = englishEffects[testosterone]
const risk = englishRisks[testosterone]

/** In the order of the English list. */
const effectNames = ['Desejo', 'Ereções', 'Satisfação', 'Energia', 'Humor']
const named = (effect: Effect, index: number): Effect => ({
  ...effect,
  name: effectNames[index] ?? effect.name,
})

export const serviceEffects: typeof englishEffects = {
  ...englishEffects,
  ...(effects && { [testosterone]: { ...effects, items: effects.items.map(named) } }),
}

export const serviceRisks: typeof englishRisks = {
  ...englishRisks,
  ...(risk && { [testosterone]: { ...risk, name: 'Fibrilação atrial' } }),
}
