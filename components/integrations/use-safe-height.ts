'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Taller content scrolls within the frame. No service needs more. */
const tallest = 4_000

/** A new height moves what is below the frame, which must be out of view before and after. */
function mayChange(frame: HTMLIFrameElement, height: number): boolean {
  const { top, bottom } = frame.getBoundingClientRect()
  return Math.min(bottom, top + height) >= innerHeight
}

/**
 * The height of a frame in CSS pixels, and a function that reports one. It changes only when that moves nothing in view:
 * at once, or after scrolling.
 */
export function useSafeHeight(frame: RefObject<HTMLIFrameElement | null>) {
  const [height, setHeight] = useState<number>()
  const reported = useRef<number>(undefined)

  const resize = useCallback(() => {
    const { current } = reported
    if (current !== undefined && frame.current && mayChange(frame.current, current)) setHeight(current)
  }, [frame])

  useEffect(() => {
    addEventListener('scroll', resize, { passive: true })
    return () => removeEventListener('scroll', resize)
  }, [resize])

  const report = useCallback(
    (pixels: number) => {
      if (!(pixels > 0)) return
      reported.current = Math.min(pixels, tallest)
      resize()
    },
    [resize],
  )
  return [height, report] as const
}
