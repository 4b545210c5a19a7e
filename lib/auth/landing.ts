const key = 'said-on-landing'

/** Keeps a message for the next page, because the one that it belongs to is about to go. */
export function sayOnLanding(message: string): void {
  sessionStorage.setItem(key, message)
}

/** The message that the last page left, once. */
export function takeSaying(): string | null {
  const message = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return message
}
