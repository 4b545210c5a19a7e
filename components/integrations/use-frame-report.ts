'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import { useSafeHeight } from './use-safe-height'

/** `loading` starts in the same render as the frame: painting a frame beside the old text would shift the layout. */
type FrameState = 'waiting' | 'loading' | 'ready' | 'failed'
type FrameReport = { state: FrameState; height: number | undefined }

const limitMs = 10_000

/**
 * Listens to the messages of a frame: 'ready', 'failed', or the height of its content as a number. It is `ready` once its
 * script has run and there is content: a script that ran may still have nothing to show. It is also `failed` when that
 * takes longer than 10 s.
 */
export function useFrameReport(frame: RefObject<HTMLIFrameElement | null>, wanted: boolean): FrameReport {
  const [outcome, setOutcome] = useState<'ready' | 'failed'>()
  const [height, reportHeight] = useSafeHeight(frame)

  // In the commit that inserts the frame: later, a report or the start of the time limit could be missed.
  useLayoutEffect(() => {
    if (!wanted) return
    const end = new AbortController()
    const timer = setTimeout(setOutcome, limitMs, 'failed')
    let hasRun = false
    let hasContent = false
    function onMessage({ source, data }: MessageEvent<unknown>) {
      if (!frame.current || source !== frame.current.contentWindow) return
      if (data === 'ready') hasRun = true
      if (typeof data === 'number') {
        hasContent ||= data > 0
        reportHeight(data)
      }
      const failed = data === 'failed'
      if (!failed && !(hasRun && hasContent)) return
      clearTimeout(timer)
      // What has failed stays failed: a frame may still report before it is removed.
      setOutcome(now => (failed ? 'failed' : (now ?? 'ready')))
    }
    addEventListener('message', onMessage, { signal: end.signal })
    return () => {
      end.abort()
      clearTimeout(timer)
    }
  }, [frame, wanted, reportHeight])

  return { state: outcome ?? (wanted ? 'loading' : 'waiting'), height }
}
