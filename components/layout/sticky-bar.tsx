'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { callAndBook } from '@/content/ui/layout'
import { routes } from '@/lib/routes'
import { bind } from '../bind'

type StickyBarProps = {
  children: ReactNode
  /** Content on the thank-you pages. */
  booked: ReactNode
}

/**
 * Bar at the bottom of a phone's screen (decision 56). Until its module knows where the page's first booking button is, CSS
 * hides it on pages with one. Without JavaScript it is always shown.
 */
export function StickyBar({ children, booked }: StickyBarProps) {
  return (
    <aside className="sticky-bar" aria-label={callAndBook.label} {...bind('sticky-bar')}>
      {usePathname().startsWith(routes.thankYou) ? booked : children}
    </aside>
  )
}
