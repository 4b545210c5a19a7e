'use client'

import { useEffect } from 'react'
import { hasPopovers } from '@/lib/popovers'

function markHydrated() {
  document.documentElement.dataset.app = 'ready'
}

/** Puts the polyfill's styles into the lowest layer, so the site's own rules win. */
async function loadPopoverPolyfill() {
  const { apply } = await import('@oddbird/popover-polyfill/fn')
  apply({ layerName: 'base' })
}

/**
 * Sets `data-app="ready"` on <html> after hydration: from then on React handles events, and the boot script replays those
 * that came before. It is mounted beside the header, which hydrates after the page, so that events there are not lost
 * either. Next supports browsers without popovers (iOS 16), where a tap on the menu waits for the polyfill.
 */
export function AppReady() {
  useEffect(() => {
    if (hasPopovers()) markHydrated()
    else loadPopoverPolyfill().then(markHydrated, markHydrated)
  }, [])
  return null
}
