'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { loadingFrame } from '@/content/ui/integrations'
import { fill } from '@/lib/fill'

type OutsideFrameProps = {
  src: string
  title: string
  /** Class that fixes the size of the box, so that nothing shifts when the frame loads: 'aspect-16/9', 'form-frame'. */
  className: string
  allow?: string
  /** Shown when the service fails, is blocked or does not respond within 15 s. */
  fallback: ReactNode
  /** Shown while the frame loads. */
  meanwhile?: ReactNode
  /** What the frame will look like, behind those words. */
  outline?: ReactNode
  /** Moves focus into the frame, because the focused button that loaded it has been removed. */
  takesFocus?: boolean
  /** For a component that talks to the frame. */
  frame?: RefObject<HTMLIFrameElement | null>
  /** In pixels, in place of the height of the box. */
  height?: number | undefined
}

const limitMs = 15_000

/** An iframe of an outside service, with a title, a fixed box, a timeout and a fallback. */
export function OutsideFrame({
  src,
  title,
  className,
  allow,
  fallback,
  meanwhile,
  outline,
  takesFocus = false,
  frame: given,
  height,
}: OutsideFrameProps) {
  const ownFrame = useRef<HTMLIFrameElement>(null)
  const frame = given ?? ownFrame
  const fallbackBox = useRef<HTMLDivElement>(null)
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
    if (state === 'failed') fallbackBox.current?.focus({ preventScroll: true })
  }, [state, takesFocus, frame])

  if (state === 'failed')
    return (
      <div ref={fallbackBox} tabIndex={-1} className={`frame ${className}`}>
        {fallback}
      </div>
    )
  return (
    <div className={`relative bg-card ${className}`} data-sized={height ? '' : undefined}>
      {state === 'ready' ? null : (
        <div className="absolute inset-0 p-6">
          {/* In view at every part of a box that is taller than the screen. */}
          <div className="sticky top-sticky z-10 bg-card">
            <p role="status" className="note mb-2">
              {fill(loadingFrame, { title })}
            </p>
            {meanwhile}
          </div>
          {outline}
        </div>
      )}
      {state === 'waiting' ? null : (
        <iframe
          ref={frame}
          src={src}
          title={title}
          className={`relative block w-full border-0 ${height ? '' : 'h-full'}`}
          {...(height ? { height } : {})}
          referrerPolicy="strict-origin-when-cross-origin"
          {...(allow ? { allow } : {})}
          // The error page of a blocked frame fires `load` as well, at times after the request has failed.
          onLoad={() => setState(now => (now === 'failed' ? now : 'ready'))}
        />
      )}
    </div>
  )
}
