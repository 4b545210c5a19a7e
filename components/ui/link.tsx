'use client'

import NextLink from 'next/link'
import { usePathname } from 'next/navigation'
import { type ComponentProps, type MouseEventHandler, useState } from 'react'
import { language } from '@/content/facts/language'
import { routes } from '@/lib/routes'
import { changesArea } from '@/lib/security/areas'
import { lacks } from '@/lib/site/lacks'
import { localPath } from '@/lib/site/local-path'

type LinkProps = Pick<ComponentProps<'a'>, 'aria-current' | 'className' | 'children'> & {
  href: string
  onClick?: MouseEventHandler
}

/**
 * Link within the site, in the page's language. A page that is not translated is linked in English and marked as such.
 * Prefetches on hover, focus or touch, not when it scrolls into view (decision 18). A plain <a> where the two pages have
 * different security policies, because a policy belongs to its document; also for fragments of the current page, where
 * the browser opens the targeted <details> and fires `hashchange`.
 */
export function Link({ children, href, ...props }: LinkProps) {
  // Null without a router, as in component tests.
  const pathname = usePathname() ?? routes.home
  const [intent, setIntent] = useState(false)
  if (lacks(language, href)) {
    return (
      <a {...props} href={href} hrefLang="en">
        {children}
        <span className="in-english">{language.inEnglish}</span>
      </a>
    )
  }
  if (changesArea(pathname, href) || href.startsWith(`${pathname}#`)) {
    return (
      <a {...props} href={localPath(href)}>
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
