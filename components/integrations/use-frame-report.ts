'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import { useSafeHeight } from './use-safe-height'

/** `loading` starts in the same render as the frame: painting a frame beside the old text would shift the layout. */
type FrameState = 'waiting' | 'loading' | 'ready' | 'failed'
type FrameReport = { state: FrameState; height: number | undefined }

const limitMs = 10_000

/**
 * Listens to the messages of a frame: 'ready', 'failed', or the height of its content as a number. The state is also
 * `failed` when neither message arrives within 10 s.
 */
export function useFrameReport(frame: RefObject<HTMLIFrameElement | null>, wanted: boolean): FrameReport {
  const [outcome, setOutcome] = useState<'ready' | 'failed'>()
  const [height, reportHeight] = useSafeHeight(frame)

  // In the commit that inserts the frame: later, a report or the start of the time limit could be missed.
  useLayoutEffect(() => {
    if (!wanted) return
    const end = new AbortController()
    const timer = setTimeout(setOutcome, limitMs, 'failed')
    function onMessage({ source, data }: MessageEvent<unknown>) {
      if (!frame.current || source !== frame.current.contentWindow) return
      if (data === 'ready' || data === 'failed') {
        clearTimeout(timer)
        // What has failed stays failed: a frame may still report before it is removed.
        setOutcome(now => (now === 'failed' ? now : data))
      } else if (typeof data === 'number') reportHeight(data)
    }
    addEventListener('message', onMessage, { signal: end.signal })
    return () => {
      end.abort()
      clearTimeout(timer)
    }
  }, [frame, wanted, reportHeight])

  return { state: outcome ?? (wanted ? 'loading' : 'waiting'), height }
}
