import { courses } from '@/content/facts/courses'
import type { ServiceKey } from '@/content/schema'
import type { Span } from '@/lib/figures/geometry'
import { sessionSpans } from '@/lib/figures/geometry'

/** A timeline. `dots` are events at a time, `windows` events within a span of time. */
export type Strip = {
  /** A sentence that says everything the timeline shows. */
  text: string
  /** Unit after the last number of the axis. */
  unit: string
  to: number
  /** Each must be one of the ticks. */
  dots: readonly number[]
  windows: readonly Span[]
  ticks: readonly number[]
}

const { tirzepatide, prpHair, microneedling } = courses
const lastSession = ({ sessions, weeksApart }: { sessions: Span; weeksApart: Span }) =>
  (sessions[1] - 1) * weeksApart[1]
const doseSteps = tirzepatide.doseMg.map((_, step) => step * tirzepatide.stepWeeks)
const to = (numbers: readonly number[]) => numbers.join(' to ')

/** When blood is drawn on testosterone. */
const bloodDraws: Strip = {
  text: 'Blood is drawn at the start, in week 6 and in months 3 and 6, then every 6 to 12 months.',
  unit: 'wk',
  to: 26,
  dots: [0, 6, 13, 26],
  windows: [],
  ticks: [0, 6, 13, 26],
}

/** Timelines by service. None where a figure of the page has the same times, or where there is one visit. */
export const journeys: Partial<Record<ServiceKey, readonly Strip[]>> = {
  'testosterone-replacement-therapy': [bloodDraws],
  'medical-weight-loss': [
    {
      text: `By its label, a dose of tirzepatide goes up one step after at least ${tirzepatide.stepWeeks} weeks. Your own steps may be slower, or fewer.`,
      unit: 'wk',
      to: Math.max(...doseSteps),
      dots: doseSteps,
      windows: [],
      ticks: doseSteps,
    },
  ],
  'prp-therapy': [
    {
      text: `For hair, a common schedule is ${to(prpHair.sessions)} sessions, ${to(prpHair.weeksApart)} weeks apart.`,
      unit: 'wk',
      to: lastSession(prpHair),
      dots: [0],
      windows: sessionSpans(prpHair.sessions[1], prpHair.weeksApart),
      ticks: [0, 6, 12, lastSession(prpHair)],
    },
  ],
  microneedling: [
    {
      text: `A common schedule is ${to(microneedling.sessions)} sessions, ${to(microneedling.weeksApart)} weeks apart.`,
      unit: 'wk',
      to: lastSession(microneedling),
      dots: [0],
      windows: sessionSpans(microneedling.sessions[1], microneedling.weeksApart),
      ticks: [0, 6, 12, 18, 24, lastSession(microneedling)],
    },
  ],
}
