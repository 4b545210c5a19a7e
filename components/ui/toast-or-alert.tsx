'use client'

import { useCallback, useState } from 'react'
import { closeToast, toast } from './toast'

/** Says something as a toast, or in place when toasts cannot be fetched: put `unsaid` into an <Unsaid>. */
export function useSay() {
  const [unsaid, setUnsaid] = useState('')
  const say = useCallback(async (...message: Parameters<typeof toast>) => {
    setUnsaid('')
    if (!(await toast(...message))) setUnsaid(message[1])
  }, [])
  /** Takes the last message back, wherever it stands. */
  const hush = useCallback(() => {
    setUnsaid('')
    closeToast()
  }, [])
  return { say, hush, unsaid }
}

type UnsaidProps = { children: string }

/** The place of a message that no toast could show. It is there from the start, so that it is read out when it fills. */
export function Unsaid({ children }: UnsaidProps) {
  return (
    <div role="alert">
      {children ? <p className="mt-4 max-w-115 font-semibold text-error">{children}</p> : null}
    </div>
  )
}
