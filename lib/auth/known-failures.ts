/** Known causes of a 500. The client library treats every 500 as a network failure. */
export type KnownFailure = 'address-taken' | 'signed-up-twice' | 'mail-refused'

const wordings: readonly [RegExp, KnownFailure][] = [
  [/^Error confirm(ing)? email/, 'address-taken'],
  [/^Database error saving new user/, 'signed-up-twice'],
  [/^Error sending .*\be?mail/, 'mail-refused'],
]

/** Cause of a 500, recognized by its message. A retry would fail again. */
export function knownFailure(error: unknown): KnownFailure | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if (!('status' in error && 'message' in error) || error.status !== 500) return undefined
  const message = String(error.message)
  return wordings.find(([pattern]) => pattern.test(message))?.[1]
}
