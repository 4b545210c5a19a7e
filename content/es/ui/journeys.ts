import { courses } from '@/content/facts/courses'
import { policy, policyFigures } from '@/content/facts/policies'
import { journeys as english, bookedJourney as englishBooked, type Strip } from '../../ui/journeys'

export type { Strip } from '../../ui/journeys'

const { tirzepatide, prpHair, microneedling } = courses
const [infusionFrom, infusionTo] = courses.infusionMinutes
const [shortProgram, middleProgram, longProgram] = courses.programWeeks
const to = (numbers: readonly number[]) => numbers.join(' a ')

/** The same timelines as in English, each with its sentence. */
const withSentences = (
  strips: readonly Strip[] | undefined,
  ...sentences: readonly string[]
): readonly Strip[] =>
  (strips ?? []).map((strip, index) => ({
    ...strip,
    text: sentences[index] ?? strip.text,
    unit: strip.unit === 'wk' ? 'sem' : strip.unit,
  }))

export const journeys: typeof english = {
  'medical-weight-loss': withSentences(
    english['medical-weight-loss'],
    `Según su etiqueta, la dosis de tirzepatida sube un paso después de al menos ${tirzepatide.stepWeeks} semanas. En su caso, los pasos pueden ser más lentos, o menos.`,
  ),
  'peptide-therapy': withSentences(
    english['peptide-therapy'],
    `Una consulta ${policy.firstVisit}. Lo que sigue se acuerda allí.`,
  ),
  'functional-health-programs': withSentences(
    english['functional-health-programs'],
    `Análisis al inicio y al final: después de ${shortProgram[1]}, de ${to(middleProgram)} o de ${to(longProgram)} semanas.`,
  ),
  'prp-therapy': withSentences(
    english['prp-therapy'],
    `Para el cabello, un calendario común es de ${to(prpHair.sessions)} sesiones, con ${to(prpHair.weeksApart)} semanas entre ellas.`,
  ),
  microneedling: withSentences(
    english.microneedling,
    `Un calendario común es de ${to(microneedling.sessions)} sesiones, con ${to(microneedling.weeksApart)} semanas entre ellas.`,
  ),
  'iv-hydration-therapy': withSentences(
    english['iv-hydration-therapy'],
    `La mayoría de las infusiones dura de ${infusionFrom} a ${infusionTo} minutos; el NAD+, de ${to(courses.nadHours)} horas.`,
  ),
}

export const bookedJourney: readonly Strip[] = withSentences(
  englishBooked,
  `Llene los formularios de ingreso en un plazo de ${policy.intakeForms} después de reservar.`,
  `El día de la consulta, llegue ${policyFigures.arriveMinutes} minutos antes. La consulta dura ${policy.firstVisit}.`,
)
