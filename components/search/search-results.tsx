import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { searchWords } from '@/content/ui/search'
import { loadSearch, type Search } from '@/lib/search/load-search'
import { fill } from '@/lib/words/fill'
import { HelpFirst } from './help-first'
import { SearchStatus } from './search-form'
import { SearchHits } from './search-hits'

/** Debounce before the number of results is announced. */
const debounceMs = 600

/** Prefix search needs three characters; "nothing found" for fewer would mislead. */
const hasWord = (query: string) => /[\p{L}\p{N}]{3}/u.test(query)

type SearchResultsProps = {
  /** The field, whose text is never replaced. */
  field: HTMLInputElement
  onNavigate?: () => void
}

/** Results as you type. Library and index are loaded when it mounts. */
export function SearchResults({ field, onNavigate }: SearchResultsProps) {
  const results = useRef<HTMLDivElement>(null)
  const [find, setFind] = useState<Search | null>(null)
  const [failed, setFailed] = useState(false)
  const [query, setQuery] = useState(field.value)
  const [debounced, setDebounced] = useState(field.value)
  const enterPressed = useRef(false)

  useEffect(() => {
    loadSearch().then(
      finder => setFind(() => finder),
      () => setFailed(true),
    )
  }, [])

  const focusFirstHit = () => results.current?.querySelector('a')?.focus()

  const submit = useEffectEvent((event: Event) => {
    event.preventDefault()
    enterPressed.current = true
    setDebounced(query)
    focusFirstHit()
  })
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    field.addEventListener(
      'input',
      () => {
        enterPressed.current = false
        setQuery(field.value)
      },
      { signal },
    )
    field.form?.addEventListener('submit', event => submit(event), { signal })
    return () => end.abort()
  }, [field])

  useEffect(() => {
    const timer = setTimeout(setDebounced, debounceMs, query)
    return () => clearTimeout(timer)
  }, [query])

  // Enter may have been pressed before the index was loaded.
  useEffect(() => {
    if (find && enterPressed.current) results.current?.querySelector('a')?.focus()
  }, [find])

  const hits = find && query.trim() !== '' ? find(query) : []
  const hasStopped = query.trim() !== '' && query === debounced && find !== null
  const nothingFound = hasStopped && hits.length === 0 && hasWord(query)
  const status = failed
    ? searchWords.failed
    : !hasStopped || (hits.length === 0 && !nothingFound)
      ? ''
      : nothingFound
        ? fill(searchWords.nothing, { query: query.trim() })
        : fill(hits.length === 1 ? searchWords.result : searchWords.results, { count: hits.length })

  return (
    <div ref={results}>
      <div id={`${field.id}-help`} aria-live="polite">
        <HelpFirst query={query} nothingFound={nothingFound || (failed && query.trim() !== '')} />
      </div>
      <SearchStatus>{status}</SearchStatus>
      {hits.length > 0 ? (
        <ul id={`${field.id}-results`}>
          <SearchHits hits={hits} {...(onNavigate ? { onNavigate } : {})} />
        </ul>
      ) : null}
    </div>
  )
}

/** Shows the results of a field in the document. */
export function showResults(field: HTMLInputElement, place: HTMLElement): void {
  createRoot(place).render(<SearchResults field={field} />)
}
