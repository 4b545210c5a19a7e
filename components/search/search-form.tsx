import type { Ref } from 'react'
import { searchWords } from '@/content/ui/search'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'

type SearchFormProps = { id: string; field?: Ref<HTMLInputElement> }

/** The search field. Without a script it submits to /search. */
export function SearchForm({ id, field }: SearchFormProps) {
  return (
    <form action={localPath(routes.search)}>
      <label className="field-label" htmlFor={id}>
        {searchWords.label}
      </label>
      <input
        id={id}
        {...(field ? { ref: field } : {})}
        name="q"
        type="search"
        className="field-input"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={searchWords.placeholder}
      />
      {/* Enter submits the form; a visually hidden button must not be a tab stop. */}
      <button type="submit" className="sr-only" tabIndex={-1}>
        {searchWords.name}
      </button>
    </form>
  )
}

type SearchStatusProps = { children?: string }

/** How many results there are, announced. It keeps its line while empty, so that nothing moves. */
export const SearchStatus = ({ children = '' }: SearchStatusProps) => (
  <p role="status" className="note mt-3 min-h-6">
    {children}
  </p>
)
