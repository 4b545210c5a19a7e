/** A fact with a last day, such as a federal rule or a maker’s offer, and the sentence that holds afterwards. */
export type Ending = {
  /** ISO date of the last day on which it is right. */
  validUntil: string
  /** What to do before that day; `npm run check` says it. */
  renew: string
  /** True before that day as well: a browser without scripts shows it from the start. */
  after: string
}

/** A sentence that rests on it. `<EndingText>` shows it, and from the day after the last `ending.after` in its place. */
export type EndingSentence = { text: string; ending: Ending }
