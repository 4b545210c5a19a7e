'use client'

import { useLayoutEffect, useRef } from 'react'

/** Returns focus to a button that lost it by being disabled while busy. */
export function useFocusBack(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  // A layout effect runs before the browser moves focus off the disabled button.
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [busy])

  return button
}
