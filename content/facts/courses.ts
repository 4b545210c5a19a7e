/**
 * How long each treatment takes and how often patients come, as numbers. The timelines of the service pages are drawn
 * from them.
 */

export const courses = {
  /** Dose steps of tirzepatide from its label (W34). Each takes at least four weeks. */
  tirzepatide: { doseMg: [2.5, 5, 7.5, 10, 12.5, 15], stepWeeks: 4, trialWeeks: 72, trialDoseMg: 15 },
  prpHair: { sessions: [3, 4], weeksApart: [4, 6] },
  microneedling: { sessions: [3, 6], weeksApart: [4, 6] },
  programWeeks: [
    [3, 3],
    [6, 8],
    [12, 16],
  ],
  infusionMinutes: [30, 60],
  nadHours: [2, 4],
} as const satisfies Record<string, object>
