import { wholeStyles } from '../layout/whole-styles.browser'

/** Loads the results when the field is first used, or at once for the query of the address. */
export function enhance(search: HTMLElement): void {
  const field = search.querySelector('input')
  const place = search.querySelector<HTMLElement>('.search-results')
  if (!field || !place) return
  let isLoading = false
  async function load() {
    if (isLoading || !field || !place) return
    isLoading = true
    try {
      const [{ showResults }] = await Promise.all([import('./search-results'), wholeStyles()])
      showResults(field, place)
    } catch {
      // Tried again with the next letter; Enter loads the page with the query.
      isLoading = false
    }
  }
  field.addEventListener('focus', load)
  field.addEventListener('input', load)
  field.value ||= new URLSearchParams(location.search).get('q') ?? ''
  if (field.value || document.activeElement === field) load()
}
