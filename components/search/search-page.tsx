'use client'

import { useState } from 'react'
import { QueryWatch } from '../ui/query-watch'
import { SearchBox } from './search-box'

/** The search box of /search, with the query from the URL. */
export function SearchPage() {
  const [words, setWords] = useState<string | null>(null)
  return (
    <>
      <SearchBox id="search-field" words={words} />
      <QueryWatch onQuery={query => setWords(query.get('q') ?? '')} />
    </>
  )
}
