'use client'

import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { searchWords } from '@/content/ui/search'
import { fill } from '@/lib/fill'
import { routes } from '@/lib/routes'
import { loadSearch, type Search } from '@/lib/search/load-search'
import { localPath } from '@/lib/site/local-path'
import { HelpFirst } from './help-first'
import { SearchHits } from './search-hits'

/** Debounce before the number of results is announced. */
const debounceMs = 600

/** Prefix search needs three characters; "nothing found" for fewer would mislead. */
const hasWord = (query: string) => /[\p{L}\p{N}]{3}/u.test(query)

type SearchBoxProps = {
  id: string
  autoFocus?: boolean
  /** Query from the URL; null until it is read. */
  initialQuery?: string | null
  onNavigate?: () => void
}

/** Field with results as you type. Library and index are loaded when it mounts. */
export function SearchBox({ id, autoFocus = false, initialQuery = null, onNavigate }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [find, setFind] = useState<Search | null>(null)
  const [failed, setFailed] = useState(false)
  const [query, setQuery] = useState('')
  const [debounced, setDebounced] = useState('')
  const queryApplied = useRef(false)
  const enterPressed = useRef(false)

  useEffect(() => {
    loadSearch().then(
      finder => setFind(() => finder),
      () => setFailed(true),
    )
    if (input.current?.value) setQuery(input.current.value)
    if (autoFocus) input.current?.focus()
  }, [autoFocus])

  useEffect(() => {
    if (initialQuery === null || !input.current) return
    // Do not overwrite what was typed before the URL could be read.
    if (queryApplied.current || input.current.value === '') {
      input.current.value = initialQuery
      setQuery(initialQuery)
      setDebounced(initialQuery)
    }
    queryApplied.current = true
  }, [initialQuery])

  useEffect(() => {
    const timer = setTimeout(setDebounced, debounceMs, query)
    return () => clearTimeout(timer)
  }, [query])

  function focusFirstHit() {
    document.querySelector<HTMLAnchorElement>(`:is(#${id}-help, #${id}-results) a`)?.focus()
  }

  const focusIfEnterPressed = useEffectEvent(() => {
    if (enterPressed.current) focusFirstHit()
  })
  // Enter may have been pressed before the index was loaded.
  useEffect(() => {
    if (find) focusIfEnterPressed()
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

  function submit(event: FormEvent) {
    event.preventDefault()
    enterPressed.current = true
    setDebounced(query)
    focusFirstHit()
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    enterPressed.current = false
    setQuery(event.target.value)
  }

  return (
    <search>
      <form action={localPath(routes.search)} onSubmit={submit}>
        <label className="field-label" htmlFor={id}>
          {searchWords.label}
        </label>
        <input
          id={id}
          ref={input}
          name="q"
          type="search"
          className="field-input"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={searchWords.placeholder}
          onChange={change}
        />
        {/* Enter submits the form; a visually hidden button must not be a tab stop. */}
        <button type="submit" className="sr-only" tabIndex={-1}>
          {searchWords.name}
        </button>
        <div id={`${id}-help`} aria-live="polite">
          <HelpFirst query={query} nothingFound={nothingFound || (failed && query.trim() !== '')} />
        </div>
        <p role="status" className="note mt-3 min-h-6">
          {status}
        </p>
        {hits.length > 0 ? (
          <ul id={`${id}-results`}>
            <SearchHits hits={hits} {...(onNavigate ? { onNavigate } : {})} />
          </ul>
        ) : null}
      </form>
    </search>
  )
}
