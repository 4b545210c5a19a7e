import type { ReactNode } from 'react'
import { callAndBook } from '@/content/ui/layout'
import { bind } from '../bind'

type StickyBarProps = { children: ReactNode }

/**
 * Bar at the bottom of a phone's screen, on pages with a booking button (decision 56). Until its module knows that the first one
 * has left the screen, CSS hides it. Without JavaScript it is always shown there.
 */
export function StickyBar({ children }: StickyBarProps) {
  return (
    <aside className="sticky-bar" aria-label={callAndBook.label} {...bind('sticky-bar')}>
      {children}
    </aside>
  )
}
