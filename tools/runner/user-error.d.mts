export class UserError extends Error {}
export function describeError(error: unknown): string
