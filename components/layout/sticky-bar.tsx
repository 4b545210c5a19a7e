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

/** Bar at the bottom of a phone's screen; hides while another booking button is in view. */
export function StickyBar({ children, booked }: StickyBarProps) {
  const pathname = usePathname()
  const [aside, setAside] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own buttons
  useEffect(() => {
    const visible = new Set<Element>()
    const observer = new IntersectionObserver(entries => {
      for (const entry of entries) {
        if (entry.isIntersecting) visible.add(entry.target)
        else visible.delete(entry.target)
      }
      setAside(visible.size > 0)
    })
    const buttons = document.querySelectorAll('main [data-booking], footer [data-booking]')
    for (const button of buttons) observer.observe(button)
    return () => {
      observer.disconnect()
      // The next page may have no such button, and then no observer would show the bar again.
      setAside(false)
    }
  }, [pathname])

  return (
    <aside className="sticky-bar" aria-label={callAndBook.label} data-aside={aside} inert={aside}>
      {pathname.startsWith(routes.thankYou) ? booked : children}
    </aside>
  )
}
