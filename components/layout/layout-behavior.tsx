'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { openPopovers } from '@/lib/popovers'

/** What the fragment of the address names. One that is not encoded as it should be is taken as it stands. */
function namedByAddress(): string {
  const fragment = location.hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Opens the question that the address points at: after a navigation within the site the browser does not. */
function openLinkedQuestion() {
  const target = document.getElementById(namedByAddress())
  const question = target?.closest('details')
  if (!question || question.open) return
  question.open = true
  target?.scrollIntoView()
}

/** Nothing behind the open menu can be reached by key or screen reader. */
function guardMenu(isOpen: boolean) {
  const behind = document.querySelectorAll<HTMLElement>(
    '.skip, .topbar, .navbar, main, footer.site, .sticky-bar',
  )
  for (const part of behind) part.inert = isOpen || part.dataset.aside === 'true'
  // The browser could not give the focus back to a button out of reach.
  const button = document.querySelector<HTMLElement>('.navbar [popovertarget="menu"]')
  if (!isOpen && button && document.activeElement === document.body) button.focus()
}

/** What the popovers of the header cannot do alone: close after a navigation within the site, and keep the focus. */
export function LayoutBehavior() {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    // What was opened before the app came stays open.
    if (shown.current === pathname) return
    shown.current = pathname
    for (const panel of openPopovers()) panel.hidePopover()
  }, [pathname])

  useEffect(() => {
    // A link to the page that is shown already changes no path.
    const onClick = ({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return
      const link = target.closest('a')
      if (link?.origin !== location.origin || link.pathname !== location.pathname) return
      for (const panel of openPopovers()) if (panel.contains(link)) panel.hidePopover()
    }
    // One to a page of its own document leaves this one as it is, and the browser may keep it for the way back.
    const onHide = () => {
      for (const panel of openPopovers()) panel.hidePopover()
    }
    document.addEventListener('click', onClick)
    addEventListener('pagehide', onHide)
    return () => {
      document.removeEventListener('click', onClick)
      removeEventListener('pagehide', onHide)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each page
  useEffect(() => {
    openLinkedQuestion()
    window.addEventListener('hashchange', openLinkedQuestion)
    return () => window.removeEventListener('hashchange', openLinkedQuestion)
  }, [pathname])

  useEffect(() => {
    const menu = document.getElementById('menu')
    const isOpen = () => openPopovers('#menu:popover-open').length > 0
    const onToggle = ({ target }: Event) => {
      // A frame later, because it takes as long as opening the menu itself.
      if (target === menu) requestAnimationFrame(() => setTimeout(() => guardMenu(isOpen())))
    }
    // It may have been opened before the app came.
    if (isOpen()) guardMenu(true)
    document.addEventListener('toggle', onToggle, { capture: true })
    return () => document.removeEventListener('toggle', onToggle, { capture: true })
  }, [])

  useEffect(() => {
    // The browser closes a panel by pointer and Escape, but leaves it open over what the focus has moved on to.
    const onFocus = ({ target }: FocusEvent) => {
      for (const panel of openPopovers('header :popover-open'))
        if (target instanceof Node && !panel.parentElement?.contains(target)) panel.hidePopover()
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])

  return null
}
