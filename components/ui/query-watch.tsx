'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'

type QueryWatchProps = { onQuery: (query: URLSearchParams) => void }

/**
 * Reads the query of the address, once the page is alive and whenever the query changes, on whatever way. It is no part of
 * the served page, which is the same for every query.
 */
export function QueryWatch({ onQuery }: QueryWatchProps) {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return alive ? <Watch onQuery={onQuery} /> : null
}

function Watch({ onQuery }: QueryWatchProps) {
  const changed = String(useSearchParams())
  // The address itself is ahead of what the router says of it.
  const read = useEffectEvent(() => onQuery(new URLSearchParams(location.search)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again for each query
  useEffect(() => read(), [changed])
  return null
}
