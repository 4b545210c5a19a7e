import type { ReactNode } from 'react'
import { loadingFrame } from '@/content/ui/integrations'
import { fill } from '@/lib/words/fill'

type OutsideFrameProps = {
  src: string
  title: string
  /** Class that fixes the size of the box until the frame fails, so that nothing shifts when it loads (integrations.css). */
  className: string
  allow?: string
  /** Shown when the service fails, is blocked or does not respond within 15 s. */
  fallback: ReactNode
  /** Shown while the frame loads. */
  meanwhile?: ReactNode
  /** What the frame will look like, behind those words. */
  outline?: ReactNode
  /** Until it is asked for. */
  hidden?: boolean
}

/** The place of an outside service, with everything that is shown in it beside the service (outside-frame.browser.ts). */
export function OutsideFrame({
  src,
  title,
  className,
  allow,
  fallback,
  meanwhile,
  outline,
  hidden = false,
}: OutsideFrameProps) {
  return (
    <div
      className={`relative bg-card ${className}`}
      hidden={hidden}
      data-src={src}
      data-title={title}
      {...(allow ? { 'data-allow': allow } : {})}
    >
      <div className="absolute inset-0 p-6" data-part="meanwhile">
        {/* In view at every part of a box that is taller than the screen. */}
        <div className="sticky top-sticky z-10 bg-card">
          <p role="status" className="note mb-2">
            {fill(loadingFrame, { title })}
          </p>
          {meanwhile}
        </div>
        {outline}
      </div>
      <div data-part="failed" tabIndex={-1} hidden>
        {fallback}
      </div>
    </div>
  )
}
