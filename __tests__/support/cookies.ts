/** Stores a value as @supabase/ssr does, in one cookie. */
export function putCookie(name: string, value: unknown) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `${name}=base64-${Buffer.from(JSON.stringify(value)).toString('base64url')}; path=/`
}

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
