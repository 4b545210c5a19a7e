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
 * Sets `data-app="ready"` on <html> after hydration: from then on React handles events, and the boot script replays
 * earlier ones. Mounted beside the header, which hydrates last, so that replayed events reach the header too. Browsers
 * without popovers (iOS 16), which Next still supports, are ready once the polyfill is loaded.
 */
export function AppReady() {
  useEffect(() => {
    if (hasPopovers()) markHydrated()
    else loadPopoverPolyfill().then(markHydrated, markHydrated)
  }, [])
  return null
}
