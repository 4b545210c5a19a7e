'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { highlight } from '@/lib/search/highlight'
import type { SearchHit } from '@/lib/search/search'
import { Link } from '../ui/link'

type Finder = (query: string) => SearchHit[]

async function loadFinder(): Promise<Finder> {
  const [{ createSearch }, answer] = await Promise.all([
    import('@/lib/search/search'),
    fetch('/search-index.json'),
  ])
  if (!answer.ok) throw new Error('The search index did not answer')
  return createSearch(await answer.json())
}

type SearchBoxProps = { id: string; autoFocus?: boolean; initialQuery?: string; onLeave?: () => void }

/** Field and results, as one types. Library and index arrive with the box, not before. */
export function SearchBox({ id, autoFocus = false, initialQuery = '', onLeave }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [find, setFind] = useState<Finder | null>(null)
  const [failed, setFailed] = useState(false)
  const [query, setQuery] = useState(initialQuery)

  useEffect(() => {
    loadFinder().then(
      finder => setFind(() => finder),
      () => setFailed(true),
    )
    if (input.current?.value) setQuery(input.current.value)
    if (autoFocus) input.current?.focus()
  }, [autoFocus])

  const hits = find && query.trim() !== '' ? find(query) : []
  const status = failed
    ? 'Search is not available just now. The sections below lead everywhere.'
    : query.trim() === '' || !find
      ? ''
      : hits.length === 0
        ? `Nothing found for “${query.trim()}”. Try one word, or call us.`
        : `${hits.length} ${hits.length === 1 ? 'result' : 'results'}`

  function submit(event: FormEvent) {
    event.preventDefault()
    document.querySelector<HTMLAnchorElement>(`#${id}-results a`)?.focus()
  }

  return (
    <search>
      <form action="/search" onSubmit={submit}>
        <label className="field-label" htmlFor={id}>
          Search this site
        </label>
        <input
          id={id}
          ref={input}
          name="q"
          type="search"
          className="field-input"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="low T, prices, hair"
          defaultValue={initialQuery}
          onChange={event => setQuery(event.target.value)}
        />
        <button type="submit" className="sr-only">
          Search
        </button>
        <p role="status" className="note mt-3 min-h-6">
          {status}
        </p>
        <ul id={`${id}-results`}>
          {hits.map(hit => (
            <li key={hit.href} className="border-b border-line">
              <Link
                href={hit.href}
                className="block py-3 no-underline hover:bg-wood"
                {...(onLeave ? { onClick: onLeave } : {})}
              >
                <span className="note">{hit.section}</span>
                <span className="block font-semibold">
                  <Marked text={hit.title} terms={hit.terms} />
                </span>
                <span className="note block">
                  <Marked text={hit.text} terms={hit.terms} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </form>
    </search>
  )
}

type MarkedProps = { text: string; terms: readonly string[] }

function Marked({ text, terms }: MarkedProps) {
  return highlight(text, terms).map(part =>
    part.hit ? (
      <mark
        key={part.at}
        className="bg-transparent font-bold text-inherit underline decoration-copper decoration-2 underline-offset-3"
      >
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
