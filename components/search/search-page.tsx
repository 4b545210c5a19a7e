import { bind } from '../bind'
import { SearchForm, SearchStatus } from './search-form'

/** The search of /search. Its module shows the results below the field. */
export function SearchPage() {
  return (
    <search {...bind('search-page')}>
      <SearchForm id="search-field" />
      <div className="search-results">
        <SearchStatus />
      </div>
    </search>
  )
}
