/** Replaces `document.cookie` until `restoreCookies()`: jest.spyOn cannot restore both accessors of a prototype. */
export function replaceCookies(read: () => string, write: (text: string) => void) {
  Object.defineProperty(document, 'cookie', { configurable: true, get: read, set: write })
}

export function restoreCookies() {
  Reflect.deleteProperty(document, 'cookie')
}

export const dropCookies = () =>
  replaceCookies(
    () => '',
    () => undefined,
  )

/** As in a sandboxed frame. */
export function forbidCookies() {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError')
  }
  replaceCookies(refuse, refuse)
}
