'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { loadingFrame } from '@/content/ui/integrations'
import { fill } from '@/lib/fill'
import { defaultLocale } from '@/lib/locale'
import { contactFormFramePath } from '@/lib/routes'
import { frameSandboxes } from '@/lib/security/frame-sandboxes'
import { useFrameReport } from './use-frame-report'

type ContactFormProps = {
  title: string
  /** Shown when the form could not be loaded. */
  failed: string
  /** Other ways to reach the clinic, while the form loads and when it fails. */
  children: ReactNode
}

const limitMs = 15_000

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

/**
 * The embedded form. It runs with its provider's script in a sandboxed frame with an origin of its own
 * (docs/decisions/outside-scripts.md), which follows the height that the script gives to the form.
 */
export function ContactForm({ title, failed, children }: ContactFormProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [wanted, setWanted] = useState(false)
  const { state, height } = useFrameReport(frame, wanted, limitMs)

  // Not server-rendered: the frame would report before anything listens.
  useEffect(() => setWanted(true), [])

  const instead = (
    <p className="form-failed">
      {failed} {children}
    </p>
  )
  return (
    <>
      <div className="needs-script">
        {state === 'failed' ? (
          <div className="neatline form-frame">{instead}</div>
        ) : (
          <div className="relative bg-sheet form-frame" data-sized={height ? '' : undefined}>
            {state === 'ready' ? null : (
              <div className="absolute inset-0 p-6">
                {/* In view at every part of a box that is taller than the screen. */}
                <div className="sticky top-24">
                  <p role="status" className="note mb-2">
                    {fill(loadingFrame, { title })}
                  </p>
                  <FormBars />
                  <p className="mt-6">{children}</p>
                </div>
              </div>
            )}
            {wanted ? (
              <iframe
                ref={frame}
                src={`${contactFormFramePath}#${[defaultLocale, title].map(encodeURIComponent).join(',')}`}
                title={title}
                sandbox={frameSandboxes.contactForm}
                referrerPolicy="no-referrer"
                className="relative block w-full border-0"
                {...(height ? { height } : {})}
              />
            ) : null}
          </div>
        )}
      </div>
      <noscript>{instead}</noscript>
    </>
  )
}
