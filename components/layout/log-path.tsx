'use client'

import { useEffect } from 'react'

/** Logs the path of a 404 to the console, as the specification asks, without its query. */
export function LogPath() {
  useEffect(() => {
    console.warn('404: no page at', location.pathname)
  }, [])
  return null
}
