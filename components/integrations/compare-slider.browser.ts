import { fill } from '@/lib/words/fill'

/** Moves the boundary between the two images. */
export function enhance(figure: HTMLElement): void {
  const slider = figure.querySelector('input')
  if (!slider) return
  function move() {
    const before = Number(slider?.value)
    figure.querySelector('rect')?.setAttribute('width', String(before * 3))
    figure.querySelector('path')?.setAttribute('d', `M${before * 3} 0V200`)
    slider?.setAttribute('aria-valuetext', fill(slider.dataset.value ?? '', { before, after: 100 - before }))
  }
  slider.addEventListener('input', move)
  // Back restores its value.
  move()
}
