'use client'

import { useEffect } from 'react'
import { enhancePage } from '../modules.browser'

/**
 * Runs the modules once React has compared the page with what was served, because they change it. They then set
 * `data-app="ready"` on <html>, and the boot script replays earlier events. Mounted beside the header, which hydrates last.
 */
export function AppReady() {
  useEffect(() => void enhancePage(), [])
  return null
}
