'use client'

import { useCallback, useState } from 'react'
import { closeToast, toast } from './toast'

/** Shows a message as a toast, or in place when the toasts could not be loaded: render `fallback` in a <FallbackAlert>. */
export function useToastOrAlert() {
  const [fallback, setFallback] = useState('')
  const showToast = useCallback(async (...message: Parameters<typeof toast>) => {
    setFallback('')
    if (!(await toast(...message))) setFallback(message[1])
  }, [])
  /** Removes the last message, wherever it is shown. */
  const dismiss = useCallback(() => {
    setFallback('')
    closeToast()
  }, [])
  return { showToast, dismiss, fallback }
}

type FallbackAlertProps = { children: string }

/** Live region for a message that no toast could show. Always rendered, so that its first text is announced. */
export function FallbackAlert({ children }: FallbackAlertProps) {
  return (
    <div role="alert">
      {children ? <p className="mt-4 max-w-115 font-semibold text-error">{children}</p> : null}
    </div>
  )
}
