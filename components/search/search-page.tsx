'use client'

import { useState } from 'react'
import { QueryWatch } from '../ui/query-watch'
import { SearchBox } from './search-box'

/** The search box of /search, with the query from the URL. */
export function SearchPage() {
  const [initialQuery, setInitialQuery] = useState<string | null>(null)
  return (
    <>
      <SearchBox id="search-field" initialQuery={initialQuery} />
      <QueryWatch onQuery={query => setInitialQuery(query.get('q') ?? '')} />
    </>
  )
}
