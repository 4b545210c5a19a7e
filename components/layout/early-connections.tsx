'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

type EarlyConnectionsProps = { pages: readonly string[]; services: readonly string[] }

type NetworkInformation = { saveData?: boolean; effectiveType?: string }

const delayMs = 2000

function isSparing(): boolean {
  const connection: NetworkInformation | undefined =
    'connection' in navigator && typeof navigator.connection === 'object' && navigator.connection !== null
      ? navigator.connection
      : undefined
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Milliseconds until 2 s after the load event; 0 when they are over. */
function untilDue(): number {
  const [visit] = performance.getEntriesByType('navigation')
  const loaded = visit && 'loadEventEnd' in visit ? Number(visit.loadEventEnd) : 0
  return loaded > 0 ? Math.max(0, loaded + delayMs - performance.now()) : delayMs
}

/**
 * Decision 61: connections to two services at startup, and five pages prefetched 2 s after load, except the one that is
 * open; neither with Save-Data nor on 2G. The router fetches what its next navigation needs.
 */
export function EarlyConnections({ pages, services }: EarlyConnectionsProps) {
  const router = useRouter()
  useEffect(() => {
    if (isSparing()) return
    for (const service of services) {
      const link = document.createElement('link')
      link.rel = 'preconnect'
      link.href = service
      document.head.append(link)
    }
    const timer = setTimeout(() => {
      for (const page of pages) if (!location.pathname.endsWith(page)) router.prefetch(page)
    }, untilDue())
    return () => clearTimeout(timer)
  }, [router, pages, services])
  return null
}
