/** The clinic's policy figures. `npm run check` refuses one that is typed into a text. */

type Span = readonly [from: number, to: number]

/** As numbers, for drawings and computations. */
export const policyFigures = {
  firstVisitMinutes: [60, 90],
  cancelHours: 24,
  cancelProcedureHours: [48, 72],
  fastingHours: [10, 12],
  labResultDays: [3, 5],
  specialLabResultDays: [7, 10],
  refillDays: 10,
  shippingDays: [3, 5],
  replyHours: 24,
  intakeFormHours: 24,
  labsFromLastMonths: 3,
  arriveMinutes: 10,
  arriveFollowUpMinutes: [5, 10],
  telehealthMinutes: 5,
  noticeDays: 7,
} as const satisfies Record<string, number | Span>

const span = ([from, to]: Span) => `${from} to ${to}`

/** As text with a unit, such as `policy.fasting`. */
export const policy = {
  firstVisit: `${span(policyFigures.firstVisitMinutes)} minutes`,
  cancel: `${policyFigures.cancelHours} hours`,
  cancelProcedure: `${span(policyFigures.cancelProcedureHours)} hours`,
  fasting: `${span(policyFigures.fastingHours)} hours`,
  labResults: `${span(policyFigures.labResultDays)} business days`,
  specialLabResults: `${span(policyFigures.specialLabResultDays)} business days`,
  refill: `${policyFigures.refillDays} days`,
  shipping: `${span(policyFigures.shippingDays)} business days`,
  reply: `${policyFigures.replyHours} hours`,
  intakeForms: `${policyFigures.intakeFormHours} hours`,
  labsFromLast: `${policyFigures.labsFromLastMonths} months`,
  arrive: `${policyFigures.arriveMinutes} minutes`,
  arriveFollowUp: `${span(policyFigures.arriveFollowUpMinutes)} minutes`,
  telehealthLogin: `${policyFigures.telehealthMinutes} minutes`,
  notice: `${policyFigures.noticeDays} days`,
} as const

/** For every page that invites a message. From Saturday afternoon to Monday the clinic is closed for longer than that. */
export const replies = `Replies come within ${policy.reply}; what comes on a closed day is answered on the next open one.`
