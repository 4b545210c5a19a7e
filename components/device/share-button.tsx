'use client'

import { useEffect, useState } from 'react'
import { shareWords } from '@/content/ui/device'

type ShareButtonProps = {
  className?: string
  /** Without it: the page's title. */
  text?: string
  /** Shared instead of this page. */
  href?: string
}

/**
 * Opens the phone's own share sheet. Where the browser has none, the button's place stays empty: it is served invisible, so that
 * nothing moves when it shows.
 */
export function ShareButton({
  className = 'text-link min-h-11 font-semibold',
  text,
  href,
}: ShareButtonProps) {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])

  function share() {
    // Without query and fragment: they may say what the visitor was looking for.
    const url = href ?? location.origin + location.pathname
    // Closing the sheet rejects the promise.
    navigator.share({ title: document.title, ...(text ? { text } : {}), url }).catch(() => undefined)
  }

  return (
    <button type="button" className={canShare ? className : `${className} invisible`} onClick={share}>
      {shareWords.share}
    </button>
  )
}
