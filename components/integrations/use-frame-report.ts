'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'

/** `loading` starts in the same render as the frame: painting a frame beside the old text would shift the layout. */
type FrameState = 'waiting' | 'loading' | 'ready' | 'failed'
type FrameReport = {
  state: FrameState
  /** Height of the frame's content in CSS pixels, set only when growing moves nothing in view. */
  height: number | undefined
}

const limitMs = 10_000
/** Taller content scrolls within the frame. No review service needs more. */
const tallest = 4_000

/** Growing moves what is below the frame, which is not visible while the frame's lower edge is out of view. */
const mayGrow = (frame: HTMLIFrameElement) => frame.getBoundingClientRect().bottom >= innerHeight

/**
 * Listens to the messages of a frame: 'ready', 'failed', or the height of its content as a number. The state is also
 * `failed` when neither message arrives within 10 s.
 */
export function useFrameReport(frame: RefObject<HTMLIFrameElement | null>, wanted: boolean): FrameReport {
  const [outcome, setOutcome] = useState<'ready' | 'failed'>()
  const [height, setHeight] = useState<number>()

  // In the commit that inserts the frame: later, a report or the start of the time limit could be missed.
  useLayoutEffect(() => {
    if (!wanted) return
    const end = new AbortController()
    let reported: number | undefined
    const timer = setTimeout(setOutcome, limitMs, 'failed')
    function grow() {
      if (reported !== undefined && frame.current && mayGrow(frame.current)) setHeight(reported)
    }
    function onMessage({ source, data }: MessageEvent<unknown>) {
      if (!frame.current || source !== frame.current.contentWindow) return
      if (data === 'ready' || data === 'failed') {
        clearTimeout(timer)
        // What has failed stays failed: a frame may still report before it is removed.
        setOutcome(now => (now === 'failed' ? now : data))
      } else if (typeof data === 'number' && data > 0) {
        reported = Math.min(data, tallest)
        grow()
      }
    }
    addEventListener('message', onMessage, { signal: end.signal })
    addEventListener('scroll', grow, { signal: end.signal, passive: true })
    return () => {
      end.abort()
      clearTimeout(timer)
    }
  }, [frame, wanted])

  return { state: outcome ?? (wanted ? 'loading' : 'waiting'), height }
}
