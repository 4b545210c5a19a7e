'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { slimHeader } from '@/content/ui/layout'
import { routes } from '@/lib/routes'

/** Nothing may cover the account forms, and visitors who have booked are not asked to book again. */
const hiddenOn: readonly string[] = [routes.auth, routes.account, routes.thankYou]

/** Short name of the page, from its breadcrumbs; null on the home page. */
function pageName(): string | null {
  return document.querySelector('main nav [aria-current="page"]')?.textContent ?? null
}

type SlimHeaderProps = { brand: ReactNode; actions: ReactNode }

/**
 * Compact header of wide screens, once the first screen has been scrolled away. Rendered only while visible, so that it
 * adds no tab stops and no bytes to the served page.
 */
export function SlimHeader({ brand, actions }: SlimHeaderProps) {
  const pathname = usePathname()
  const [isPast, setPast] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const [name, setName] = useState<string | null>(null)

  useEffect(() => {
    const header = document.querySelector('header.site')
    if (!header) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        setName(pageName())
        setPast(entry ? !entry.isIntersecting : false)
      },
      // The header counts as visible until it is a whole screen away.
      { rootMargin: '100% 0px 0px' },
    )
    observer.observe(header)
    return () => observer.disconnect()
  }, [])

  if (hiddenOn.some(path => pathname.startsWith(path))) return null
  // Scrolling back up does not remove a control that has keyboard focus.
  if (!isPast && !hasFocus) return null
  return (
    <aside
      className="slim-header"
      aria-label={slimHeader.label}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <div className="wrap">
        {brand}
        {name ? <span className="slim-header-name">{name}</span> : null}
        {actions}
      </div>
    </aside>
  )
}
