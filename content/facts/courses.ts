/** How long each treatment runs and how often a man comes, as numbers. The strips of the service pages are drawn from here. */

export const courses = {
  testosterone: {
    /** Blood tests: before the start, then so many weeks into treatment; 13 and 26 weeks are 3 and 6 months. */
    labWeeks: [0, 6, 13, 26],
    /** After that, every 6 to 12 months. */
    laterLabsApart: [26, 52],
  },
  /** The label's dose steps of tirzepatide (W34): a step lasts four weeks at least. */
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
