import { courses } from '@/content/facts/courses'
import { policyFigures } from '@/content/facts/policies'
import type { ServiceKey } from '@/content/schema'
import { journeys as english, bookedJourney as englishBooked, type Strip } from '../../ui/journeys'

export type { Strip } from '../../ui/journeys'

type Words = Pick<Strip, 'says' | 'unit'>

const { tirzepatide, prpHair, microneedling } = courses
const [visitFrom, visitTo] = policyFigures.firstVisitMinutes
const [infusionFrom, infusionTo] = courses.infusionMinutes
const [shortProgram, middleProgram, longProgram] = courses.programWeeks

const inWords = (strips: readonly Strip[] | undefined, ...words: readonly Words[]): readonly Strip[] =>
  (strips ?? []).map((strip, index) => ({ ...strip, ...words[index] }))

export const journeys: Partial<Record<ServiceKey, readonly Strip[]>> = {
  'medical-weight-loss': inWords(english['medical-weight-loss'], {
    text: `Pela bula, a dose de tirzepatida sobe uma etapa depois de pelo menos ${tirzepatide.stepWeeks} semanas. No seu caso, as etapas podem ser mais lentas ou em menor número.`,
    unit: 'sem',
  }),
  'peptide-therapy': inWords(english['peptide-therapy'], {
    text: `Uma consulta de ${visitFrom} a ${visitTo} minutos. O que vem depois é combinado nela.`,
    unit: 'min',
  }),
  'functional-health-programs': inWords(english['functional-health-programs'], {
    text: `Exames no início e no final: depois de ${shortProgram[1]}, ${middleProgram.join(' a ')} ou ${longProgram.join(' a ')} semanas.`,
    unit: 'sem',
  }),
  'prp-therapy': inWords(english['prp-therapy'], {
    text: `Para o cabelo, um esquema comum é de ${prpHair.sessions.join(' a ')} sessões, com ${prpHair.weeksApart.join(' a ')} semanas de intervalo.`,
    unit: 'sem',
  }),
  microneedling: inWords(english.microneedling, {
    text: `Um esquema comum é de ${microneedling.sessions.join(' a ')} sessões, com ${microneedling.weeksApart.join(' a ')} semanas de intervalo.`,
    unit: 'sem',
  }),
  'iv-hydration-therapy': inWords(english['iv-hydration-therapy'], {
    text: `A maioria das infusões termina depois de ${infusionFrom} a ${infusionTo} minutos; a de NAD+, depois de ${courses.nadHours.join(' a ')} horas.`,
    unit: 'h',
  }),
}

export const bookedJourney: readonly Strip[] = inWords(
  englishBooked,
  {
    text: `Preencha os formulários iniciais em até ${policyFigures.intakeFormHours} horas depois de agendar.`,
    unit: 'h',
  },
  {
    text: `No dia, chegue ${policyFigures.arriveMinutes} minutos antes. A consulta dura de ${visitFrom} a ${visitTo} minutos.`,
    unit: 'min',
  },
)
