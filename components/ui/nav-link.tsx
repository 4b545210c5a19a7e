'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from './link'

type NavLinkProps = {
  href: string
  className?: string
  /** `section`: also marked as current on pages below it. */
  match?: 'exact' | 'section'
  children: ReactNode
}

/** Navigation link that marks the current page, in the served HTML as well. */
export function NavLink({ href, className, match = 'exact', children }: NavLinkProps) {
  const pathname = usePathname()
  const current =
    pathname === href ? 'page' : match === 'section' && pathname.startsWith(`${href}/`) ? 'true' : undefined
  return (
    <Link href={href} aria-current={current} {...(className ? { className } : {})}>
      {children}
    </Link>
  )
}
