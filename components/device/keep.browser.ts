import { language } from '@/content/facts/language'
import { keptWords } from '@/content/ui/device'
import { articleSlugs } from '@/lib/site/article-slugs'
import { localToday } from '@/lib/words/dates'
import { keepOnPress, pageTitle } from './keep-button.browser'

/** Keeps the article on this device. */
function keepArticle(place: HTMLElement): void {
  const slug = articleSlugs.find(one => one === place.dataset.slug)
  if (!slug) return
  keepOnPress(place, {
    keep: ({ keptArticles }) => keptArticles.keep({ slug, date: localToday() }),
    table: keptWords.articles,
    rows: () => [[localToday(), pageTitle(), location.origin + location.pathname]],
  })
}

/** What is checked on this page, which may have several checklists: one entry keeps them all. */
function checkedItems(): string[] {
  const boxes = document.querySelectorAll('.checklist .tick:checked')
  return Array.from(boxes, box => box.closest('label')?.textContent?.trim() ?? '').filter(Boolean)
}

/** Offers to keep what is checked once something is. */
function keepTicks(place: HTMLElement): void {
  const list = place.closest('.checklist')
  if (!list) return
  const look = () => {
    place.hidden = list.querySelector('.tick:checked') === null
  }
  // The browser restores checked boxes after Back.
  look()
  list.addEventListener('change', look)
  keepOnPress(place, {
    keep: ({ keptChecklists }) =>
      keptChecklists.keep({
        path: location.pathname,
        title: pageTitle(),
        items: checkedItems(),
        language: language.code,
        date: localToday(),
      }),
    table: keptWords.checklists,
    rows: () => checkedItems().map(item => [localToday(), pageTitle(), item]),
  })
}

/** Keeps what the button of this place is for. */
export function enhance(place: HTMLElement): void {
  if (place.dataset.module === 'keep-ticks') keepTicks(place)
  else keepArticle(place)
}
