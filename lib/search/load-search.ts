import { localPath } from '@/lib/site/local-path'
import type { SearchHit } from './search'

export type Search = (query: string) => SearchHit[]

/** Loads the library and the index of the site search, when a visitor is about to use it. */
export async function loadSearch(): Promise<Search> {
  const [{ createSearch }, answer] = await Promise.all([
    import('./search'),
    fetch(localPath('/search-index.json')),
  ])
  if (!answer.ok) throw new Error('The search index could not be loaded')
  return createSearch(await answer.json())
}
