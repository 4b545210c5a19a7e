/** An element by kind and name, in whole or in part. */
export type Target = {
  kind: 'button' | 'link' | 'field' | 'text'
  name: string
  /** Match the whole name, case-sensitively. */
  exact?: boolean
  /** CSS selector of an ancestor. */
  within?: string
}

/**
 * The browser actions that the journeys need. Playwright implements them for Chromium and Firefox, WebDriver for WebKit.
 * Every expectation waits, and fails after a time limit.
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
  /** No such element is visible any more. */
  lacks(target: Target): Promise<void>
  seesInFrame(title: string, text: string): Promise<void>
  /** The URL, without the origin, is or becomes this one. */
  isAt(path: string): Promise<void>
  holds(field: Target, value: string): Promise<void>
  /** This many elements that match the selector are visible. */
  counts(selector: string, count: number): Promise<void>
  /** Value of an expression evaluated in the page. */
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
