/** A failure that the reader can fix: printed as a sentence, without a stack. */
export class UserError extends Error {}
