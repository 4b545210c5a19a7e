'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'

/** `loading` starts in the same render as the frame: painting a frame beside the old text would shift the layout. */
type FrameState = 'waiting' | 'loading' | 'ready' | 'failed'
type FrameReport = {
  state: FrameState
  /** Height of the frame's content in CSS pixels, set only when it moves nothing in view. */
  height: number | undefined
}

/** Taller content scrolls within the frame. No review service needs more. */
const tallest = 4_000

/** A new height moves what is below the frame, which must be out of view before and after. */
function mayChange(frame: HTMLIFrameElement, height: number): boolean {
  const { top, bottom } = frame.getBoundingClientRect()
  return Math.min(bottom, top + height) >= innerHeight
}

/**
 * Listens to the messages of a frame: 'ready', 'failed', or the height of its content as a number. The state is also
 * `failed` when neither message arrives within the time limit.
 */
export function useFrameReport(
  frame: RefObject<HTMLIFrameElement | null>,
  wanted: boolean,
  limitMs: number,
): FrameReport {
  const [outcome, setOutcome] = useState<'ready' | 'failed'>()
  const [height, setHeight] = useState<number>()

  // In the commit that inserts the frame: later, a report or the start of the time limit could be missed.
  useLayoutEffect(() => {
    if (!wanted) return
    const end = new AbortController()
    let reported: number | undefined
    const timer = setTimeout(setOutcome, limitMs, 'failed')
    function resize() {
      if (reported !== undefined && frame.current && mayChange(frame.current, reported)) setHeight(reported)
    }
    function onMessage({ source, data }: MessageEvent<unknown>) {
      if (!frame.current || source !== frame.current.contentWindow) return
      if (data === 'ready' || data === 'failed') {
        clearTimeout(timer)
        // What has failed stays failed: a frame may still report before it is removed.
        setOutcome(now => (now === 'failed' ? now : data))
      } else if (typeof data === 'number' && data > 0) {
        reported = Math.min(data, tallest)
        resize()
      }
    }
    addEventListener('message', onMessage, { signal: end.signal })
    addEventListener('scroll', resize, { signal: end.signal, passive: true })
    return () => {
      end.abort()
      clearTimeout(timer)
    }
  }, [frame, wanted, limitMs])

  return { state: outcome ?? (wanted ? 'loading' : 'waiting'), height }
}
