import type { ReactNode } from 'react'
import { bind } from '../bind'
import { OutsideFrame } from './outside-frame'

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

/** The embedded form, as high as its provider's script makes it. Its module loads both. */
export function ContactForm({ src, title, onItsWay, failed, children }: ContactFormProps) {
  const instead = (
    <p>
      {failed} {children}
    </p>
  )
  return (
    <>
      <div className="needs-script" {...bind('contact-form')}>
        <OutsideFrame
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
