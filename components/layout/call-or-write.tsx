'use client'

import type { ReactNode } from 'react'
import { callAndBook } from '@/content/ui/layout'
import { fill } from '@/lib/fill'
import { type HoursProps, useOpenState } from './open-now'

type CallOrWriteProps = HoursProps & {
  phone: { href: string; display: string }
  email: { href: string; address: string }
  /** Passed as elements, so that the browser does not load the icon set. */
  icons: { phone: ReactNode; mail: ReactNode }
}

/** A phone link during opening hours, an email link otherwise. The served HTML has the phone link. */
export function CallOrWrite({ phone, email, icons, hours, timeZone }: CallOrWriteProps) {
  const isClosed = useOpenState({ hours, timeZone })?.kind === 'closed'
  const [href, label] = isClosed
    ? [email.href, fill(callAndBook.write, { address: email.address })]
    : [phone.href, fill(callAndBook.call, { phone: phone.display })]
  return (
    <a className="plain w-13.5 shrink-0 px-0" href={href} aria-label={label}>
      {isClosed ? icons.mail : icons.phone}
    </a>
  )
}
