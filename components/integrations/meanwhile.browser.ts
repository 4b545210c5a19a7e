/** Takes away what was shown while an outside service loaded: it is there, or will not come. */
export function hideMeanwhile(place: HTMLElement): void {
  place.querySelector('[data-part="meanwhile"]')?.setAttribute('hidden', '')
}
