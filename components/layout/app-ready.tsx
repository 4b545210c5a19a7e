'use client'

import { useEffect } from 'react'

/**
 * Says on `<html>` that the app hears the visitor, to whoever kept what he did before. It stands beside the header,
 * which wakes up after the page: a key or a tap there must not be lost either.
 */
export function AppReady() {
  useEffect(() => {
    document.documentElement.dataset.app = 'ready'
  }, [])
  return null
}
