/** What a visitor points at: its kind, and the words that name it, whole or in part. */
export type Target = {
  kind: 'button' | 'link' | 'field' | 'text'
  name: string
  /** The name is all of it, letter for letter. */
  exact?: boolean
  /** The part of the page it stands in, as a CSS selector. */
  within?: string
}

/**
 * What the journeys of every engine need of a browser, and no more: Playwright drives Chromium and Firefox with it,
 * WebDriver drives WebKit. Everything that looks waits until it sees, and fails when that takes too long.
 */
export type Visitor = {
  /** Opens an address of the site, moves the pointer, and waits until the page is hydrated. */
  open(path: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  click(target: Target): Promise<void>
  fill(field: Target, text: string): Promise<void>
  /** One key, or several together: `Escape`, `Control+k`. */
  press(keys: string): Promise<void>
  back(): Promise<void>
  sees(target: Target): Promise<void>
  /** Nothing of this kind and name is visible any more. */
  lacks(target: Target): Promise<void>
  seesInFrame(title: string, text: string): Promise<void>
  /** The address, without the origin, is or becomes this one. */
  isAt(path: string): Promise<void>
  holds(field: Target, value: string): Promise<void>
  /** As many elements that match the selector are visible. */
  counts(selector: string, count: number): Promise<void>
  scrollTo(selector: string): Promise<void>
  /** A number or word that an expression of the page gives. */
  read(expression: string): Promise<unknown>
}

export const button = (name: string, within?: string): Target => target('button', name, within)
export const link = (name: string, within?: string): Target => target('link', name, within)
export const text = (name: string, within?: string): Target => target('text', name, within)
export const field = (name: string, within?: string): Target => ({
  ...target('field', name, within),
  exact: true,
})

const target = (kind: Target['kind'], name: string, within?: string): Target => ({
  kind,
  name,
  ...(within ? { within } : {}),
})
