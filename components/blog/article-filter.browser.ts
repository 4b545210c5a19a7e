import { blogFilter } from '@/content/ui/blog'
import { fill } from '@/lib/words/fill'
import type { Tallies } from './blog-filter'

function counted(here: number, all: number): string {
  const articles = fill(all === 1 ? blogFilter.article : blogFilter.articles, { count: all })
  return here === all ? articles : fill(blogFilter.onThisPage, { here, articles })
}

/** Shows the articles of one category without loading the page again. */
export function enhance(list: HTMLElement): void {
  const tallies: Tallies = JSON.parse(list.dataset.tallies ?? '')
  const isChoice = (value: string | null | undefined): value is keyof Tallies =>
    typeof value === 'string' && Object.hasOwn(tallies, value)
  const strip = list.querySelector<HTMLElement>('nav')
  const links = list.querySelectorAll<HTMLAnchorElement>('a[data-value]')
  const status = list.querySelector('[role="status"]')
  const part = (name: 'counted' | 'empty') => list.querySelector<HTMLElement>(`[data-part="${name}"]`)
  const emptyWords = part('empty')?.querySelector('p')?.textContent ?? ''
  const tabOf = (value: string) => strip?.querySelector<HTMLElement>(`[data-value="${value}"]`)
  // On a phone the tab list is wider than the screen. The chosen tab stays centered, also when a late web font changes its
  // width. Scrolls only the list, never the page.
  const sizes = new ResizeObserver(() => {
    const tab = tabOf(list.dataset.choice ?? '')
    if (strip && tab)
      strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
  })

  function show(choice: keyof Tallies) {
    list.dataset.choice = choice
    for (const link of strip?.querySelectorAll('a') ?? []) {
      if (link.dataset.value === choice) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    const { here, all } = tallies[choice]
    const count = part('counted')
    if (count) {
      count.hidden = choice === 'all' || here === all
      count.textContent = counted(here, all)
    }
    const empty = part('empty')
    if (empty) empty.hidden = all > 0
    sizes.disconnect()
    const tab = tabOf(choice)
    if (strip && tab) for (const element of [strip, tab]) sizes.observe(element)
  }

  function onClick(event: MouseEvent) {
    const { currentTarget } = event
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    if (!(currentTarget instanceof HTMLAnchorElement)) return
    const { value } = currentTarget.dataset
    if (!isChoice(value)) return
    event.preventDefault()
    history.pushState(null, '', value === 'all' ? location.pathname : `?category=${value}`)
    show(value)
    const { here, all } = tallies[value]
    const articles = counted(here, all)
    status?.replaceChildren(
      all === 0
        ? emptyWords
        : fill(blogFilter.chosen, { category: currentTarget.textContent ?? '', articles }),
    )
  }

  function read() {
    const requested = new URLSearchParams(location.search).get('category')
    const choice = isChoice(requested) ? requested : 'all'
    if (choice === list.dataset.choice) return
    show(choice)
    status?.replaceChildren()
  }
  for (const link of links) link.addEventListener('click', onClick)
  addEventListener('popstate', read)
  read()
}
