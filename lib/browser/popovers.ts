/** False in Safari before 17, Chrome before 114 and Firefox before 125, where app-ready.tsx loads a polyfill. */
export const hasPopovers = () => 'popover' in HTMLElement.prototype

/** Browsers without popovers reject the selector itself. */
export function openPopovers(selector = ':popover-open'): HTMLElement[] {
  return hasPopovers() ? [...document.querySelectorAll<HTMLElement>(selector)] : []
}
