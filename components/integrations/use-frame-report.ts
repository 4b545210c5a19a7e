'use client'

import { type RefObject, useEffect, useState } from 'react'
import { type LoadState, limitMs, loadState, type Outcome } from './use-outside-script'

/** Load state of a frame that posts 'ready' or 'failed' once it is `wanted`; `failed` too when no message arrives in time. */
export function useFrameReport(frame: RefObject<HTMLIFrameElement | null>, wanted: boolean): LoadState {
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    if (!wanted) return
    const end = new AbortController()
    function settle(now: Outcome) {
      end.abort()
      clearTimeout(timer)
      setOutcome(now)
    }
    const timer = setTimeout(settle, limitMs, 'failed')
    function onMessage({ source, data }: MessageEvent<unknown>) {
      if (source !== frame.current?.contentWindow) return
      if (data === 'ready' || data === 'failed') settle(data)
    }
    addEventListener('message', onMessage, { signal: end.signal })
    return () => {
      end.abort()
      clearTimeout(timer)
    }
  }, [frame, wanted])

  return loadState(wanted, outcome)
}
