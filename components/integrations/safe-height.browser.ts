/** Taller content scrolls within the frame. No service needs more. */
const tallest = 4_000

/** A new height moves what is below the frame, which must be out of view before and after. */
function mayChange(frame: HTMLIFrameElement, height: number): boolean {
  const { top, bottom } = frame.getBoundingClientRect()
  return Math.min(bottom, top + height) >= innerHeight
}

/**
 * @param apply gets the height of the frame in CSS pixels, only when that moves nothing in view: at once, or after scrolling
 * @returns a function that reports a height
 */
export function safeHeight(frame: HTMLIFrameElement, apply: (pixels: number) => void) {
  let reported: number | undefined
  function resize() {
    if (reported !== undefined && frame.isConnected && mayChange(frame, reported)) apply(reported)
  }
  addEventListener('scroll', resize, { passive: true })
  return (pixels: number) => {
    if (!(pixels > 0)) return
    reported = Math.min(pixels, tallest)
    resize()
  }
}
