'use client'

import { useEffect } from 'react'

/** Writes the path that was not found to the console, as the specification asks; never its query. */
export function LogPath() {
  useEffect(() => {
    console.warn('404: no page at', location.pathname)
  }, [])
  return null
}
