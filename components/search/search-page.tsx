'use client'

import { useState } from 'react'
import { QueryWatch } from '../ui/query-watch'
import { SearchBox } from './search-box'

/** The box of /search, with the words that stand in the address. */
export function SearchPage() {
  const [words, setWords] = useState<string | null>(null)
  return (
    <>
      <SearchBox id="search-field" words={words} />
      <QueryWatch onQuery={query => setWords(query.get('q') ?? '')} />
    </>
  )
}
