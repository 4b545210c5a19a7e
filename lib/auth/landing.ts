const key = 'said-on-landing'

/** Keeps a message for the next page, because the one that it belongs to is about to go. Blocked storage loses it. */
export function sayOnLanding(message: string): void {
  try {
    sessionStorage.setItem(key, message)
  } catch {
    // Signing in matters more than saying so.
  }
}

/** The message that the last page left, once. */
export function takeSaying(): string | null {
  try {
    const message = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return message
  } catch {
    return null
  }
}
