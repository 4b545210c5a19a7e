'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Opens the question that the address points at: after a navigation within the site the browser does not. */
function openLinkedQuestion() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const question = target?.closest('details')
  if (!question || question.open) return
  question.open = true
  target?.scrollIntoView()
}

/**
 * What the native popover and dialog of the header cannot do alone: close after a navigation within the site,
 * and open the menu in browsers that do not know `command` yet.
 */
export function LayoutBehavior() {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    // What was opened before the app came stays open.
    if (shown.current === pathname) return
    shown.current = pathname
    for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover()
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open][data-menu]'))
      dialog.close()
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each page
  useEffect(() => {
    openLinkedQuestion()
    window.addEventListener('hashchange', openLinkedQuestion)
    return () => window.removeEventListener('hashchange', openLinkedQuestion)
  }, [pathname])

  useEffect(() => {
    if ('command' in HTMLButtonElement.prototype) return
    function onClick(event: MouseEvent) {
      const button = event.target instanceof Element ? event.target.closest('button[commandfor]') : null
      const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
      if (!(dialog instanceof HTMLDialogElement)) return
      if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
      else dialog.close()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  return null
}
