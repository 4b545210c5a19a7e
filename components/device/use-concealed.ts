'use client'

import { useEffect, useState } from 'react'
import { isConcealed, setConcealed } from '@/lib/device/concealed'

export type Concealing = { concealed: boolean; conceal: () => void; reveal: () => void }

/**
 * Whether what is kept on this device is hidden. Hiding hides it on every page and in every tab.
 * @param onArrival a page that shows it only when asked, each time anew; there the Escape key hides it, too
 */
export function useConcealed(onArrival: boolean): Concealing {
  const [concealed, setState] = useState(() => onArrival || isConcealed())

  useEffect(() => {
    const hide = () => setState(true)
    const otherTab = () => {
      if (isConcealed()) hide()
      else if (!onArrival) setState(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && onArrival) hide()
    }
    // A page from the back-forward cache comes back as it was left.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && (onArrival || isConcealed())) hide()
    }
    addEventListener('storage', otherTab)
    addEventListener('keydown', onKey)
    addEventListener('pageshow', onReturn)
    return () => {
      removeEventListener('storage', otherTab)
      removeEventListener('keydown', onKey)
      removeEventListener('pageshow', onReturn)
    }
  }, [onArrival])

  function change(next: boolean) {
    setConcealed(next)
    setState(next)
  }
  return { concealed, conceal: () => change(true), reveal: () => change(false) }
}
