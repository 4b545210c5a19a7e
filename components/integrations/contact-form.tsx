'use client'

import { type ReactNode, useRef } from 'react'
import { OutsideFrame } from './outside-frame'
import { useFormScript } from './use-form-script'

type ContactFormProps = {
  src: string
  title: string
  /** Shown while the form loads. */
  onItsWay: string
  /** Shown when the form could not be loaded. */
  failed: string
  /** Other ways to reach the clinic, while the form loads and when it fails. */
  children: ReactNode
}

/** An empty form sheet: labels, fields and a button, as wide as the form will be. */
const FormOutline = () => (
  <div className="form-outline" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <b />
  </div>
)

/** The embedded form, as high as its provider's script makes it. */
export function ContactForm({ src, title, onItsWay, failed, children }: ContactFormProps) {
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
            <p>
              {onItsWay} {children}
            </p>
          }
          outline={<FormOutline />}
        />
      </div>
      <noscript>{instead}</noscript>
    </>
  )
}
