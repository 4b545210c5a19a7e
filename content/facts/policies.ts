/** The clinic's policy figures, once. `npm run check` refuses one that is typed into a text. */

type Span = readonly [from: number, to: number]

const figures = {
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

/** The figures as texts print them, with their unit: `policy.fasting` is '10 to 12 hours'. */
export const policy = {
  firstVisit: `${span(figures.firstVisitMinutes)} minutes`,
  cancel: `${figures.cancelHours} hours`,
  cancelProcedure: `${span(figures.cancelProcedureHours)} hours`,
  fasting: `${span(figures.fastingHours)} hours`,
  labResults: `${span(figures.labResultDays)} business days`,
  specialLabResults: `${span(figures.specialLabResultDays)} business days`,
  refill: `${figures.refillDays} days`,
  shipping: `${span(figures.shippingDays)} business days`,
  reply: `${figures.replyHours} hours`,
  intakeForms: `${figures.intakeFormHours} hours`,
  labsFromLast: `${figures.labsFromLastMonths} months`,
  arrive: `${figures.arriveMinutes} minutes`,
  arriveFollowUp: `${span(figures.arriveFollowUpMinutes)} minutes`,
  telehealthLogin: `${figures.telehealthMinutes} minutes`,
  notice: `${figures.noticeDays} days`,
} as const

/** Length of a first visit: at least, at most. */
export const firstVisitMinutes = figures.firstVisitMinutes
