'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'
import type { GuidePopupProps } from './guide-popup'

const flag = 'guide-popup-shown'
const minWidth = 768

/** Pages where a window in the way would be rude: sign-in, legal texts and thank-you pages. */
const quiet = /^\/(auth|account|privacy-policy|terms-of-service|accessibility|thank-you)/

function alreadyShown(): boolean {
  try {
    return sessionStorage.getItem(flag) !== null
  } catch {
    // Without storage 'once per session' cannot be kept, so it stays closed.
    return true
  }
}

/** Storage that is full or blocked cannot keep the promise either. */
function keepShown(): boolean {
  try {
    sessionStorage.setItem(flag, '1')
    return true
  } catch {
    return false
  }
}

function isUnwelcome(): boolean {
  return window.innerWidth <= minWidth || alreadyShown() || document.querySelector('dialog[open]') !== null
}

/** Opens the guide popup when the pointer leaves through the top of a wide window, once per browser session. */
export function ExitIntent(props: Omit<GuidePopupProps, 'onClose'>) {
  const pathname = usePathname()
  const [Popup, setPopup] = useState<ComponentType<GuidePopupProps> | null>(null)

  useEffect(() => {
    if (quiet.test(pathname)) return
    const page = new AbortController()
    async function onLeave(event: MouseEvent) {
      if (event.clientY > 0 || isUnwelcome()) return
      // One that did not come is asked for again the next time.
      const popup = await import('./guide-popup').catch(() => null)
      if (!popup || page.signal.aborted || isUnwelcome() || !keepShown()) return
      setPopup(() => popup.GuidePopup)
    }
    document.documentElement.addEventListener('mouseleave', onLeave, { signal: page.signal })
    return () => page.abort()
  }, [pathname])

  return Popup ? <Popup {...props} onClose={() => setPopup(null)} /> : null
}
