/** Safari before 17, Chrome before 114 and Firefox before 125 have none; app-ready.tsx gives them some. */
export const hasPopovers = () => 'popover' in HTMLElement.prototype

/** Without popovers the selector itself is an error. */
export function openPopovers(selector = ':popover-open'): HTMLElement[] {
  return hasPopovers() ? [...document.querySelectorAll<HTMLElement>(selector)] : []
}
