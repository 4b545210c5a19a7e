'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'
import { routes } from '@/lib/routes'
import type { GuidePopupProps } from './guide-popup'

const flag = 'guide-popup-shown'
const minWidth = 768

/** Pages without the popup: sign-in, legal texts and thank-you pages. */
const pagesWithoutPopup: readonly string[] = [
  routes.auth,
  routes.account,
  routes.privacy,
  routes.records,
  routes.terms,
  routes.accessibility,
  routes.thankYou,
]

function alreadyShown(): boolean {
  try {
    return sessionStorage.getItem(flag) !== null
  } catch {
    // Without storage "once per session" cannot be guaranteed, so the popup stays closed.
    return true
  }
}

/** Records that the popup was shown. @returns false when storage is full or blocked */
function recordShown(): boolean {
  try {
    sessionStorage.setItem(flag, '1')
    return true
  } catch {
    return false
  }
}

function mustNotOpen(): boolean {
  return window.innerWidth <= minWidth || alreadyShown() || document.querySelector('dialog[open]') !== null
}

/** Opens the guide popup when the pointer leaves through the top of a wide window, once per browser session. */
export function ExitIntent(props: Omit<GuidePopupProps, 'onClose'>) {
  const pathname = usePathname()
  const [Popup, setPopup] = useState<ComponentType<GuidePopupProps> | null>(null)

  useEffect(() => {
    if (pagesWithoutPopup.some(path => pathname.startsWith(path))) return
    const mounted = new AbortController()
    async function onLeave(event: MouseEvent) {
      if (event.clientY > 0 || mustNotOpen()) return
      // A failed import is retried the next time.
      const popup = await import('./guide-popup').catch(() => null)
      if (!popup || mustNotOpen() || !recordShown()) return
      setPopup(() => popup.GuidePopup)
    }
    document.documentElement.addEventListener('mouseleave', onLeave, { signal: mounted.signal })
    return () => mounted.abort()
  }, [pathname])

  return Popup ? <Popup {...props} onClose={() => setPopup(null)} /> : null
}
