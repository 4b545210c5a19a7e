'use client'

import {
  type ChangeEvent,
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { faqWords } from '@/content/ui/faq'
import { type Matches, matchTexts, normalize, withHits } from '@/lib/faq/match'
import { fill } from '@/lib/fill'
import { routes } from '@/lib/routes'
import { loadSearch, type Search } from '@/lib/search/load-search'
import { localPath } from '@/lib/site/local-path'
import type { HelpFirst as HelpFirstComponent } from '../search/help-first'
import { markWords } from './mark-words'

type FaqSearchProps = {
  /** Links to the groups. */
  jump: ReactNode
  /** The groups of questions, server-rendered. The search hides what does not match. */
  children: ReactNode
}

/** Counts the visible questions of each group in its link, and hides the links of hidden groups. */
function updateJumpLinks(head: Element, groups: Element) {
  for (const link of head.querySelectorAll<HTMLAnchorElement>('li > a[href^="#"]')) {
    const count = groups.querySelectorAll(`${link.hash} details:not([hidden])`).length
    if (link.parentElement) link.parentElement.hidden = count === 0
    const shown = link.querySelector('span')
    if (shown) shown.textContent = String(count)
  }
}

/** Delay before the count is announced: the visitor may still be typing. */
const debounceMs = 600

function statusOf(query: string, { kind, found }: Matches): string {
  if (kind === 'part') return fill(faqWords.near, { query })
  if (found.length === 0) return fill(faqWords.nothing, { query })
  return found.length === 1
    ? fill(faqWords.foundOne, { query })
    : fill(faqWords.found, { count: found.length, query })
}

/** A search field over the questions of the page. Before hydration it submits to the site search. */
export function FaqSearch({ jump, children }: FaqSearchProps) {
  const head = useRef<HTMLDivElement>(null)
  const groups = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [status, setStatus] = useState('')
  /** Until it is loaded, and without it, questions are found by their own words. */
  const [search, setSearch] = useState<Search | null>(null)
  const [HelpFirst, setHelpFirst] = useState<ComponentType<ComponentProps<typeof HelpFirstComponent>> | null>(
    null,
  )
  const [nothingFound, setNothingFound] = useState(false)

  useEffect(() => {
    const place = groups.current
    if (!place) return
    const questions = [...place.querySelectorAll('details')]
    const asked = query.trim()
    const matches = withHits(
      matchTexts(
        asked,
        questions.map(({ textContent }) => normalize(textContent)),
      ),
      questions.map(question => question.querySelector('[id]')?.id ?? ''),
      search?.(asked) ?? [],
    )
    const isSearching = matches.words.length > 0
    for (const [index, question] of questions.entries())
      question.hidden = isSearching && !matches.found.includes(index)
    for (const group of place.querySelectorAll('section'))
      group.hidden = !group.querySelector('details:not([hidden])')
    if (head.current) updateJumpLinks(head.current, place)
    const first = questions[matches.found[0] ?? -1]
    if (isSearching && first) first.open = true
    markWords(isSearching ? questions.filter(({ hidden }) => !hidden) : [], matches.words)
    const timer = setTimeout(() => {
      setStatus(isSearching ? statusOf(asked, matches) : '')
      setNothingFound(isSearching && matches.kind === 'none')
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [query, search])

  useEffect(() => () => markWords([], []), [])

  // The field may have had the focus before hydration.
  function change(event: ChangeEvent<HTMLInputElement>) {
    prepare()
    setQuery(event.target.value)
  }

  function prepare() {
    if (!HelpFirst)
      import('../search/help-first').then(
        loaded => setHelpFirst(() => loaded.HelpFirst),
        () => undefined,
      )
    if (!search)
      loadSearch().then(
        loaded => setSearch(() => loaded),
        () => undefined,
      )
  }

  function goToFirst(event: FormEvent) {
    event.preventDefault()
    const help = head.current?.querySelector<HTMLElement>('#faq-help a')
    const question = groups.current?.querySelector<HTMLElement>('details:not([hidden]) > summary')
    const first = help ?? question
    first?.focus()
  }

  return (
    <>
      <div ref={head} className="faq-head">
        <search>
          <form action={localPath(routes.search)} onSubmit={goToFirst}>
            <label className="field-label" htmlFor="faq-field">
              {faqWords.label}
            </label>
            <input
              id="faq-field"
              name="q"
              type="search"
              className="field-input"
              autoComplete="off"
              enterKeyHint="search"
              placeholder={faqWords.placeholder}
              onFocus={prepare}
              onChange={change}
            />
            <button type="submit" className="sr-only" tabIndex={-1}>
              {faqWords.submit}
            </button>
          </form>
          <div id="faq-help" aria-live="polite">
            {HelpFirst ? <HelpFirst query={query} nothingFound={nothingFound} /> : null}
          </div>
          <p role="status" className="note min-h-6">
            {status}
          </p>
        </search>
        {jump}
      </div>
      <div ref={groups} className="faq-groups">
        {children}
      </div>
    </>
  )
}
