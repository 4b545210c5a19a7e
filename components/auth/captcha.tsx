'use client'

import { useEffect, useRef, useState } from 'react'
import { authTexts } from '@/content/auth'
import { language } from '@/content/facts/language'
import { useAuth } from '@/lib/auth/context'
import { captchaFramePath } from '@/lib/routes'

/** The provider's script is blocked, or gave no token. */
export class NoCaptchaError extends Error {}

const limitMs = 20_000

/**
 * The token of the CAPTCHA, as `captchaToken` among the options of a request, and the frame that gets it. Without a site
 * key there is no frame, and the options stay empty.
 */
export function useCaptcha() {
  const { hasCaptcha } = useAuth()
  const [round, setRound] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const answer = useRef('')
  const answered = useRef<() => void>(undefined)

  useEffect(() => {
    if (!hasCaptcha) return
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (!frame.current || source !== frame.current.contentWindow || origin !== location.origin) return
      if (typeof data?.captcha !== 'string') return
      answer.current = data.captcha
      if (data.captcha) answered.current?.()
    }
    addEventListener('message', listen)
    // Loaded in the served page, its answer would come before there is anybody to hear it.
    setRound(1)
    return () => removeEventListener('message', listen)
  }, [hasCaptcha])

  /** @throws NoCaptchaError */
  async function takeToken(): Promise<{ captchaToken?: string }> {
    if (!hasCaptcha) return {}
    if (!answer.current)
      await new Promise<void>(resolve => {
        answered.current = resolve
        setTimeout(resolve, limitMs)
      })
    const captchaToken = answer.current
    // It counts once, so the frame gets another one.
    answer.current = ''
    setRound(now => now + 1)
    if (captchaToken === '' || captchaToken === 'failed') throw new NoCaptchaError()
    return { captchaToken }
  }

  const captcha = hasCaptcha ? (
    <iframe
      key={round}
      ref={frame}
      {...(round > 0 ? { src: `${captchaFramePath}#${language.code}` } : {})}
      title={authTexts.captcha}
      width="300"
      height="65"
      className="block border-0"
    />
  ) : null
  return { captcha, takeToken }
}
