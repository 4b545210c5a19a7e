import { keptWords } from '@/content/ui/device'
import { articleSlugs } from '@/lib/site/article-slugs'
import { localToday } from '@/lib/words/dates'
import { keepOnPress, pageTitle } from './keep-button.browser'

/** Keeps the article on this device. */
export function enhance(place: HTMLElement): void {
  const slug = articleSlugs.find(one => one === place.dataset.slug)
  if (!slug) return
  keepOnPress(place, {
    keep: ({ keptArticles }) => keptArticles.keep({ slug, date: localToday() }),
    table: keptWords.articles,
    rows: () => [[localToday(), pageTitle(), location.origin + location.pathname]],
  })
}
