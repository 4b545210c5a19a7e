'use client'

import { useLayoutEffect, useRef } from 'react'

/** For a button that is disabled while its work is done: what is disabled loses the focus, and gets it back here. */
export function useFocusBack(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  // Before the browser notices that the button is disabled.
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [busy])

  return button
}
