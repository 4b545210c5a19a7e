/** A failure that the reader can fix: printed as a sentence, without a stack. */
export class UserError extends Error {}

/** A mistyped option is one, too: node:util's parseArgs names it. */
const isUsers = error => error instanceof UserError || /^ERR_PARSE_ARGS_/.test(error?.code ?? '')

/** What to print of an error: a stack only if a programmer has to read it. */
export const describeError = error => (isUsers(error) ? error.message : (error?.stack ?? String(error)))
