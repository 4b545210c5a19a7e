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

/** Opens the guide popup when the pointer leaves through the top of a wide window, once per browser session. */
export function ExitIntent(props: Omit<GuidePopupProps, 'onClose'>) {
  const pathname = usePathname()
  const [Popup, setPopup] = useState<ComponentType<GuidePopupProps> | null>(null)

  useEffect(() => {
    if (quiet.test(pathname)) return
    async function onLeave(event: MouseEvent) {
      if (event.clientY > 0 || window.innerWidth <= minWidth) return
      if (alreadyShown() || document.querySelector('dialog[open]')) return
      sessionStorage.setItem(flag, '1')
      const { GuidePopup } = await import('./guide-popup')
      setPopup(() => GuidePopup)
    }
    document.documentElement.addEventListener('mouseleave', onLeave)
    return () => document.documentElement.removeEventListener('mouseleave', onLeave)
  }, [pathname])

  return Popup ? <Popup {...props} onClose={() => setPopup(null)} /> : null
}
