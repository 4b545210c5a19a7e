'use client'

import { useCallback, useState } from 'react'
import { closeToast, toast } from './toast'

/** Says something as a toast, or in place when toasts cannot be fetched: put `fallback` into an <FallbackAlert>. */
export function useToastOrAlert() {
  const [fallback, setFallback] = useState('')
  const say = useCallback(async (...message: Parameters<typeof toast>) => {
    setFallback('')
    if (!(await toast(...message))) setFallback(message[1])
  }, [])
  /** Takes the last message back, wherever it stands. */
  const dismiss = useCallback(() => {
    setFallback('')
    closeToast()
  }, [])
  return { say, dismiss, fallback }
}

type FallbackAlertProps = { children: string }

/** The place of a message that no toast could show. It is there from the start, so that it is read out when it fills. */
export function FallbackAlert({ children }: FallbackAlertProps) {
  return (
    <div role="alert">
      {children ? <p className="mt-4 max-w-115 font-semibold text-error">{children}</p> : null}
    </div>
  )
}
