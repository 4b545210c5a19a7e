import type { Translated } from '@/lib/translated'
import { type policy as english, policyFigures } from '../../facts/policies'

export { policyFigures } from '../../facts/policies'

const span = ([from, to]: readonly [from: number, to: number]) => `de ${from} a ${to}`

export const policy = {
  firstVisit: `${span(policyFigures.firstVisitMinutes)} minutos`,
  cancel: `${policyFigures.cancelHours} horas`,
  cancelProcedure: `${span(policyFigures.cancelProcedureHours)} horas`,
  fasting: `${span(policyFigures.fastingHours)} horas`,
  labResults: `${span(policyFigures.labResultDays)} dias úteis`,
  specialLabResults: `${span(policyFigures.specialLabResultDays)} dias úteis`,
  refill: `${policyFigures.refillDays} dias`,
  shipping: `${span(policyFigures.shippingDays)} dias úteis`,
  reply: `${policyFigures.replyHours} horas`,
  answer: 'um dia útil',
  intakeForms: `${policyFigures.intakeFormHours} horas`,
  labsFromLast: `${policyFigures.labsFromLastMonths} meses`,
  arrive: `${policyFigures.arriveMinutes} minutos`,
  arriveFollowUp: `${span(policyFigures.arriveFollowUpMinutes)} minutos`,
  telehealthLogin: `${policyFigures.telehealthMinutes} minutos`,
  notice: `${policyFigures.noticeDays} dias`,
} as const satisfies Translated<typeof english>
