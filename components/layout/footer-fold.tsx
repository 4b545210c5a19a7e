'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { footerFold } from '@/content/ui/layout'
import { routes } from '@/lib/routes'

type FooterFoldProps = { children: ReactNode }

/** Exact paths, not prefixes: the 404 page below them is prerendered without its path, and hydration must match. */
const folded: readonly string[] = [
  routes.auth,
  routes.authForgot,
  routes.authConfirm,
  routes.authReset,
  routes.account,
]

/** On the account pages the footer is folded, so that nothing distracts from the form. */
export function FooterFold({ children }: FooterFoldProps) {
  const pathname = usePathname()
  if (!folded.includes(pathname)) return children
  return (
    <details className="footer-fold">
      <summary>{footerFold}</summary>
      {children}
    </details>
  )
}
