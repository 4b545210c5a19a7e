'use client'

import { useEffect } from 'react'
import { enhancePage, type SiteAddresses } from '../modules.browser'
import { keepShowingWhatHolds } from '../ui/until-day.browser'

/**
 * Runs the modules once React has compared the page with what was served, because they change it. They then set
 * `data-app="ready"` on <html>, and the boot script replays earlier events. Mounted beside the header, which hydrates last.
 */
export function AppReady({ site }: { site: SiteAddresses }) {
  // A sealed page does so before its first paint.
  useEffect(keepShowingWhatHolds, [])
  useEffect(() => void enhancePage(site), [site])
  return null
}
