import { localToday } from '@/lib/dates'
import { articleSlugs } from '@/lib/site/article-slugs'
import { keepOnPress } from './keep-button.browser'

/** Keeps the article on this device. */
export function enhance(place: HTMLElement): void {
  const slug = articleSlugs.find(one => one === place.dataset.slug)
  if (slug) keepOnPress(place, ({ keptArticles }) => keptArticles.keep({ slug, date: localToday() }))
}
