import type { Span } from './geometry'

/** Length of the axis. */
export const yearWeeks = 52

type Timeline = { inWeeks?: true; dots: readonly number[]; windows: readonly Span[] }

/** A timeline in the weeks of a first year. Minutes or hours are one visit, at the start. What comes later is cut off. */
export function firstYear({ inWeeks, dots, windows }: Timeline): { dots: number[]; windows: Span[] } {
  if (!inWeeks) return { dots: [0], windows: [] }
  return {
    dots: dots.filter(week => week <= yearWeeks),
    windows: windows
      .filter(([from]) => from < yearWeeks)
      .map(([from, to]): Span => [from, Math.min(to, yearWeeks)]),
  }
}
