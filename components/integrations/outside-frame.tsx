'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { loadingFrame } from '@/content/ui/integrations'
import { fill } from '@/lib/fill'

type OutsideFrameProps = {
  src: string
  title: string
  /** Class that fixes the size of the box, so that nothing shifts when the frame loads: 'aspect-16/9', 'map-frame'. */
  className: string
  allow?: string
  /** Shown when the service fails, is blocked or does not respond within 15 s. */
  fallback: ReactNode
  /** Moves focus into the frame, because the focused button that loaded it has been removed. */
  takesFocus?: boolean
}

const limitMs = 15_000

/** An iframe of an outside service, with a title, a fixed box, a timeout and a fallback. */
export function OutsideFrame({
  src,
  title,
  className,
  allow,
  fallback,
  takesFocus = false,
}: OutsideFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'loading' | 'ready' | 'failed'>('waiting')

  useEffect(() => {
    setState('loading')
    const timer = setTimeout(() => setState(now => (now === 'loading' ? 'failed' : now)), limitMs)
    const check = new AbortController()
    // An iframe fires `load` for error pages too. An opaque request fails only if the service cannot be reached.
    fetch(src, { mode: 'no-cors', signal: check.signal }).catch(() => {
      if (!check.signal.aborted) setState('failed')
    })
    return () => {
      clearTimeout(timer)
      check.abort()
    }
  }, [src])

  useEffect(() => {
    if (!takesFocus || document.activeElement !== document.body) return
    if (state === 'loading') frame.current?.focus({ preventScroll: true })
    if (state === 'failed') words.current?.focus({ preventScroll: true })
  }, [state, takesFocus])

  if (state === 'failed')
    return (
      <div ref={words} tabIndex={-1} className={`neatline ${className}`}>
        {fallback}
      </div>
    )
  return (
    <div className={`relative bg-sheet ${className}`}>
      {state === 'ready' ? null : (
        <div className="absolute inset-0 p-6">
          <p role="status" className="note">
            {fill(loadingFrame, { title })}
          </p>
        </div>
      )}
      {state === 'waiting' ? null : (
        <iframe
          ref={frame}
          src={src}
          title={title}
          className="relative h-full w-full border-0"
          referrerPolicy="strict-origin-when-cross-origin"
          {...(allow ? { allow } : {})}
          // The error page of a blocked frame fires `load` as well, at times after the request has failed.
          onLoad={() => setState(now => (now === 'failed' ? now : 'ready'))}
        />
      )}
    </div>
  )
}
