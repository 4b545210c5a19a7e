'use client'

import type { ReactNode } from 'react'
import { OutsideFrame } from './outside-frame'
import { useOutsideScript } from './use-outside-script'

type ContactFormProps = {
  src: string
  scriptSrc: string
  title: string
  /** Shown when the form could not be loaded. */
  failed: string
  /** Other ways to reach the clinic, while the form loads and when it fails. */
  children: ReactNode
}

/** The embedded form with its provider's script. */
export function ContactForm({ src, scriptSrc, title, failed, children }: ContactFormProps) {
  useOutsideScript(scriptSrc)
  const instead = (
    <p>
      {failed} {children}
    </p>
  )
  return (
    <>
      <div className="needs-script">
        <OutsideFrame
          src={src}
          title={title}
          className="form-frame"
          fallback={instead}
          meanwhile={<p>{children}</p>}
        />
      </div>
      <noscript>{instead}</noscript>
    </>
  )
}
