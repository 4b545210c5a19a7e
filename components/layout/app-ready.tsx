'use client'

import { useEffect } from 'react'
import { hasPopovers } from '@/lib/popovers'

function sayReady() {
  document.documentElement.dataset.app = 'ready'
}

/** Into the layer under the site's own rules. */
async function bringPopovers() {
  const { apply } = await import('@oddbird/popover-polyfill/fn')
  apply({ layerName: 'base' })
}

/**
 * Says on `<html>` that the app hears the visitor, to whoever kept what he did before. It stands beside the header,
 * which wakes up after the page: a key or a tap there must not be lost either. Next supports browsers without
 * popovers too, as on iPhones that end with iOS 16; there a tap on the menu waits for them.
 */
export function AppReady() {
  useEffect(() => {
    if (hasPopovers()) sayReady()
    else bringPopovers().then(sayReady, sayReady)
  }, [])
  return null
}
