const key = 'flash-message'

/** Stores a message for the page that loads next, because the current one is about to unload. Lost when storage is blocked. */
export function setFlashMessage(message: string): void {
  try {
    sessionStorage.setItem(key, message)
  } catch {
    // Signing in matters more than the message about it.
  }
}

/** Reads and removes the message that the previous page stored. */
export function takeFlashMessage(): string | null {
  try {
    const message = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return message
  } catch {
    return null
  }
}
