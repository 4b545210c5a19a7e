'use client'

import { useEffect } from 'react'
import { openPopovers } from '@/lib/popovers'
import { keepShowingWhatHolds } from '../ui/until-day.browser'

/** The decoded fragment of the URL, or the raw one when it is malformed. */
function urlFragment(): string {
  const fragment = location.hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Opens the question that the fragment names. Not every supported browser does this. */
function openLinkedQuestion() {
  const target = document.getElementById(urlFragment())
  const closed = [...document.querySelectorAll('details:not([open])')].filter(fold => fold.contains(target))
  if (!target || closed.length === 0) return
  for (const fold of closed) fold.setAttribute('open', '')
  target.scrollIntoView()
}

/** Opening a question closes the one above it. Keeps the pressed one where it was, before the next paint. */
function keepInPlace({ target }: MouseEvent) {
  const pressed = target instanceof Element ? target.closest('details[name] > summary') : null
  const top = pressed?.getBoundingClientRect().top ?? 0
  if (pressed)
    requestAnimationFrame(() =>
      scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' }),
    )
}

/** Makes everything behind the open menu inert. */
function setPageInert(isOpen: boolean) {
  const behind = document.querySelectorAll<HTMLElement>(
    '.skip, .topbar, .navbar, .notice, .slim-header, main, footer.site, .sticky-bar',
  )
  for (const part of behind) part.inert = isOpen || part.dataset.hidden === 'true'
  // Browsers cannot restore focus to a button that was inert.
  const button = document.querySelector<HTMLElement>('.navbar [popovertarget="menu"]')
  if (!isOpen && button && document.activeElement === document.body) button.focus()
}

type LayoutBehaviorProps = {
  /** Endpoint for problem reports (lib/problem-reports.ts). */
  reportsUrl?: string | undefined
}

/** What the header's popovers cannot do alone: close before the page is left, and manage focus. */
export function LayoutBehavior({ reportsUrl }: LayoutBehaviorProps) {
  // Required by the specification. In a component of the 404 page, every page would load its script.
  useEffect(() => {
    if (document.querySelector('[data-not-found]')) console.warn('404: no page at', location.pathname)
  }, [])

  // Where the boot script is missing: in development, and in a build without the seal.
  useEffect(keepShowingWhatHolds, [])

  useEffect(() => {
    if (reportsUrl) import('@/lib/problem-reports').then(module => module.reportProblems(reportsUrl))
  }, [reportsUrl])

  useEffect(() => {
    // A link to a fragment of this page loads no document.
    const onClick = ({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return
      const link = target.closest('a')
      if (link?.origin !== location.origin || link.pathname !== location.pathname) return
      for (const panel of openPopovers()) if (panel.contains(link)) panel.hidePopover()
    }
    // A link puts this page into the back-forward cache: close its panels first.
    const onHide = () => {
      for (const panel of openPopovers()) panel.hidePopover()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('click', keepInPlace)
    addEventListener('pagehide', onHide)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('click', keepInPlace)
      removeEventListener('pagehide', onHide)
    }
  }, [])

  useEffect(() => {
    openLinkedQuestion()
    window.addEventListener('hashchange', openLinkedQuestion)
    return () => window.removeEventListener('hashchange', openLinkedQuestion)
  }, [])

  useEffect(() => {
    const menu = document.getElementById('menu')
    const isOpen = () => openPopovers('#menu:popover-open').length > 0
    const onToggle = ({ target }: Event) => {
      // In a later frame, because it takes as long as opening the menu itself.
      if (target === menu) requestAnimationFrame(() => setTimeout(() => setPageInert(isOpen())))
    }
    // The menu may have been opened before hydration.
    if (isOpen()) setPageInert(true)
    document.addEventListener('toggle', onToggle, { capture: true })
    return () => document.removeEventListener('toggle', onToggle, { capture: true })
  }, [])

  useEffect(() => {
    // Browsers close a panel on an outside click and on Escape, but not when focus leaves it.
    const onFocus = ({ target }: FocusEvent) => {
      for (const panel of openPopovers('header :popover-open'))
        if (target instanceof Node && !panel.parentElement?.contains(target)) panel.hidePopover()
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])

  return null
}
