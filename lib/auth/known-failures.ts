/** What the back end means by a 500 whose cause is known. The client library takes every 500 for a lost connection. */
export type KnownFailure = 'address-taken' | 'signed-up-twice' | 'mail-refused'

const wordings: readonly [RegExp, KnownFailure][] = [
  [/^Error confirm(ing)? email/, 'address-taken'],
  [/^Database error saving new user/, 'signed-up-twice'],
  [/^Error sending .*\be?mail/, 'mail-refused'],
]

/** The cause of an answer 500, as far as its words tell. Trying again changes nothing about it. */
export function knownFailure(error: unknown): KnownFailure | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if (!('status' in error && 'message' in error) || error.status !== 500) return undefined
  const message = String(error.message)
  return wordings.find(([pattern]) => pattern.test(message))?.[1]
}
