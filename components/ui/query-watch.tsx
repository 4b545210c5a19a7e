'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'

type QueryWatchProps = { onQuery: (query: URLSearchParams) => void }

/**
 * Reads the query after hydration and on every change. Rendered only in the browser, since the served page is the same
 * for every query.
 */
export function QueryWatch({ onQuery }: QueryWatchProps) {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return alive ? <Watch onQuery={onQuery} /> : null
}

function Watch({ onQuery }: QueryWatchProps) {
  const changed = String(useSearchParams())
  // `location` is updated before the router's own state.
  const read = useEffectEvent(() => onQuery(new URLSearchParams(location.search)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again for each query
  useEffect(() => read(), [changed])
  return null
}
