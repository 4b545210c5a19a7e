'use client'

import type { ReactNode } from 'react'
import { OutsideFrame } from './outside-frame'
import { useOutsideScript } from './use-outside-script'

type ContactFormProps = { src: string; scriptSrc: string; title: string; children: ReactNode }

/** The embedded form and the provider's script that belongs to it. `children` stands there when it fails. */
export function ContactForm({ src, scriptSrc, title, children }: ContactFormProps) {
  useOutsideScript(scriptSrc, true)
  return (
    <>
      <div className="needs-script">
        <OutsideFrame src={src} title={title} className="form-frame" fallback={children} />
      </div>
      <noscript>{children}</noscript>
    </>
  )
}
