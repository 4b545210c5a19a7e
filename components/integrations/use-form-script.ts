'use client'

import { type RefObject, useEffect } from 'react'
import { contactFormFramePath } from '@/lib/routes'
import { frameSandboxes } from '@/lib/security/frame-sandboxes'
import { useSafeHeight } from './use-safe-height'

/**
 * Runs the script of the contact form's provider in a hidden frame with an origin of its own
 * (lib/security/contact-form-frame.ts), passes messages between it and the form, and removes it with the component.
 * @returns the height that the script gives to the form
 */
export function useFormScript(form: RefObject<HTMLIFrameElement | null>, src: string): number | undefined {
  const [height, reportHeight] = useSafeHeight(form)

  useEffect(() => {
    const { origin } = new URL(src, location.href)
    const script = document.createElement('iframe')
    script.hidden = true
    script.setAttribute('sandbox', frameSandboxes.contactForm)
    script.referrerPolicy = 'no-referrer'
    script.src = contactFormFramePath

    function onMessage({ source, data, origin: sender }: MessageEvent<unknown>) {
      const window = form.current?.contentWindow
      if (source === null) return
      if (source === window && sender === origin) script.contentWindow?.postMessage({ fromForm: data }, '*')
      if (source !== script.contentWindow) return
      if (typeof data === 'number') reportHeight(data)
      else if (typeof data === 'object' && data && 'toForm' in data) window?.postMessage(data.toForm, origin)
    }
    addEventListener('message', onMessage)
    document.body.append(script)
    return () => {
      removeEventListener('message', onMessage)
      script.remove()
    }
  }, [form, src, reportHeight])

  return height
}
