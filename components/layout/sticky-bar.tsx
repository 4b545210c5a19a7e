'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { callAndBook } from '@/content/ui/layout'
import { routes } from '@/lib/routes'

type StickyBarProps = {
  children: ReactNode
  /** Content on the thank-you pages. */
  booked: ReactNode
}

/** While one of these is in view the bar is hidden: it would repeat a button or cover a form or a question. */
const hideWhileVisible = 'main [data-booking], footer [data-booking], main [data-no-bar]'

/**
 * Bar at the bottom of a phone's screen (decision 56): shown once the page's first booking button has left the screen,
 * hidden while another one is in view. Before hydration, which the first touch starts, CSS hides it on pages with a
 * booking button. Without JavaScript it is always shown.
 */
export function StickyBar({ children, booked }: StickyBarProps) {
  const pathname = usePathname()
  const [hidden, setHidden] = useState<boolean>()

  useEffect(() => {
    const visible = new Set<Element>()
    const observer = new IntersectionObserver(entries => {
      for (const entry of entries) {
        if (entry.isIntersecting) visible.add(entry.target)
        else visible.delete(entry.target)
      }
      setHidden(visible.size > 0)
    })
    for (const element of document.querySelectorAll(hideWhileVisible)) observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <aside className="sticky-bar" aria-label={callAndBook.label} data-hidden={hidden} inert={hidden}>
      {pathname.startsWith(routes.thankYou) ? booked : children}
    </aside>
  )
}
