'use client'

import { useEffect, useState } from 'react'
import { SearchBox } from './search-box'

/** The box of /search, with the words that stand in the address. */
export function SearchPage() {
  const [query, setQuery] = useState<string | null>(null)
  useEffect(() => setQuery(new URLSearchParams(location.search).get('q') ?? ''), [])
  return <SearchBox key={query ?? 'waiting'} id="search-field" initialQuery={query ?? ''} />
}
