'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>

/** Link within the site. Nothing is prefetched on sight; hover, focus or touch is taken as intent (decision 18). */
export function Link({ children, ...props }: LinkProps) {
  const [intent, setIntent] = useState(false)
  const show = () => setIntent(true)
  return (
    <NextLink
      {...props}
      prefetch={intent ? null : false}
      onPointerEnter={show}
      onFocus={show}
      onTouchStart={show}
    >
      {children}
    </NextLink>
  )
}
