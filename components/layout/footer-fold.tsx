'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { routes } from '@/lib/routes'

type FooterFoldProps = { children: ReactNode }

/** By name, not by what they begin with: a lost page below them was rendered without knowing where. */
const folded: readonly string[] = [
  routes.auth,
  routes.authForgot,
  routes.authConfirm,
  routes.authReset,
  routes.account,
]

/** On the pages of the account all parts of the footer are there, folded: nothing leads away from the form. */
export function FooterFold({ children }: FooterFoldProps) {
  const pathname = usePathname()
  if (!folded.includes(pathname)) return children
  return (
    <details className="footer-fold">
      <summary>Contact, links, hours and reviews</summary>
      {children}
    </details>
  )
}
