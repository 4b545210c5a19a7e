'use client'

import NextLink from 'next/link'
import { usePathname } from 'next/navigation'
import { type ComponentProps, type MouseEventHandler, useState } from 'react'
import { routes } from '@/lib/routes'
import { changesArea } from '@/lib/security/areas'

type LinkProps = Pick<ComponentProps<'a'>, 'aria-current' | 'className' | 'children'> & {
  href: string
  onClick?: MouseEventHandler
}

/**
 * Link within the site. Nothing is prefetched on sight; hover, focus or touch is taken as intent (decision 18).
 * Where the two pages' security policies differ it is a plain link: a policy belongs to the document it came with. So is
 * a link to a part of the page itself: the browser opens the answer that it leads to, and tells the page.
 */
export function Link({ children, href, ...props }: LinkProps) {
  // Outside the router, as in a test of one component, there is no path.
  const pathname = usePathname() ?? routes.home
  const [intent, setIntent] = useState(false)
  if (changesArea(pathname, href) || href.startsWith(`${pathname}#`)) {
    return (
      <a {...props} href={href}>
        {children}
      </a>
    )
  }
  const show = () => setIntent(true)
  return (
    <NextLink
      {...props}
      href={href}
      prefetch={intent ? null : false}
      onPointerEnter={show}
      onFocus={show}
      onTouchStart={show}
    >
      {children}
    </NextLink>
  )
}
