'use client'

import { useState } from 'react'
import { useQuery } from '../ui/use-query'
import { SearchBox } from './search-box'

/** The search box of /search, with the query from the URL. */
export function SearchPage() {
  const [initialQuery, setInitialQuery] = useState<string | null>(null)
  useQuery(query => setInitialQuery(query.get('q') ?? ''))
  return <SearchBox id="search-field" initialQuery={initialQuery} />
}
