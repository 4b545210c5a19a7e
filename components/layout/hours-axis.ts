import type { DayHours } from '@/lib/clinic/hours'

/** From an hour before the earliest opening of the week to an hour after the latest closing time, as percents. */
export function axisOf(hours: readonly DayHours[]) {
  const spans = hours.flatMap(({ open }) => open ?? [])
  const from = Math.min(...spans.map(span => span.from)) - 60
  const to = Math.max(...spans.map(span => span.to)) + 60
  return { from, to, x: (minute: number) => ((minute - from) / (to - from)) * 100 }
}
