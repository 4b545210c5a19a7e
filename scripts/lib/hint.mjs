/** A failure the reader can act on: shown as a sentence, without a stack. */
export class Hint extends Error {}
