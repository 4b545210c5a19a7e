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

/** Decision 18: prefetches five pages and preconnects two origins 2 s after load, except with Save-Data or on 2G. */
export function EarlyConnections({ pages, services }: EarlyConnectionsProps) {
  const router = useRouter()
  useEffect(() => {
    if (isSparing()) return
    const timer = setTimeout(() => {
      for (const page of pages) router.prefetch(page)
      for (const service of services) {
        const link = document.createElement('link')
        link.rel = 'preconnect'
        link.href = service
        document.head.append(link)
      }
    }, delayMs)
    return () => clearTimeout(timer)
  }, [router, pages, services])
  return null
}
