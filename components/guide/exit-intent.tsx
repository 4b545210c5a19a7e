'use client'

import { usePathname } from 'next/navigation'
import { routes } from '@/lib/routes'
import { bind } from '../bind'

/** Pages without the popup: sign-in, legal texts and thank-you pages. */
const pagesWithoutPopup: readonly string[] = [
  routes.auth,
  routes.account,
  routes.privacy,
  routes.records,
  routes.terms,
  routes.accessibility,
  routes.thankYou,
]

type ExitIntentProps = { previewUrl: string }

/** Marks the pages whose module opens the guide popup when the pointer leaves through the top. */
export function ExitIntent({ previewUrl }: ExitIntentProps) {
  const pathname = usePathname()
  if (pagesWithoutPopup.some(path => pathname.startsWith(path))) return null
  return <i hidden data-preview={previewUrl} {...bind('exit-intent')} />
}
