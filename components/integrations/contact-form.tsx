'use client'

import { type ReactNode, useRef } from 'react'
import { OutsideFrame } from './outside-frame'
import { useFormScript } from './use-form-script'

type ContactFormProps = {
  src: string
  title: string
  /** Shown when the form could not be loaded. */
  failed: string
  /** Other ways to reach the clinic, while the form loads and when it fails. */
  children: ReactNode
}

/** Placeholder that is shown until the form has loaded. */
function FormBars() {
  return (
    <svg viewBox="0 0 320 372" className="form-bars" aria-hidden="true">
      {[0, 74, 148, 222].map(top => (
        <path key={top} d={`M0 ${top}h96v10H0zM0 ${top + 20}h320v${top === 222 ? 130 : 34}H0z`} />
      ))}
    </svg>
  )
}

/** The embedded form, as high as its provider's script makes it. */
export function ContactForm({ src, title, failed, children }: ContactFormProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const height = useFormScript(frame, src)
  const instead = (
    <p className="form-failed">
      {failed} {children}
    </p>
  )
  return (
    <>
      <div className="needs-script">
        <OutsideFrame
          frame={frame}
          height={height}
          src={src}
          title={title}
          className="form-frame"
          fallback={instead}
          meanwhile={
            <>
              <FormBars />
              <p className="mt-6">{children}</p>
            </>
          }
        />
      </div>
      <noscript>{instead}</noscript>
    </>
  )
}
