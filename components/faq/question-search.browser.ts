import { faqWords } from '@/content/ui/faq'
import { type Matches, matchTexts, normalize, withHits } from '@/lib/faq/match'
import { loadSearch, type Search } from '@/lib/search/load-search'
import { fill } from '@/lib/words/fill'
import type { helpFirstIn } from '../search/help-first'
import { markWords } from './mark-words'

/** Delay before the count is announced: the visitor may still be typing. */
const debounceMs = 600

function statusOf(query: string, { kind, found }: Matches): string {
  if (kind === 'part') return fill(faqWords.near, { query })
  if (found.length === 0) return fill(faqWords.nothing, { query })
  return found.length === 1
    ? fill(faqWords.foundOne, { query })
    : fill(faqWords.found, { count: found.length, query })
}

/** Counts the visible questions of each group in its link, and hides the links of hidden groups. */
function updateJumpLinks(head: Element, groups: Element) {
  for (const link of head.querySelectorAll<HTMLAnchorElement>('li > a[href^="#"]')) {
    const count = groups.querySelectorAll(`${link.hash} details:not([hidden])`).length
    if (link.parentElement) link.parentElement.hidden = count === 0
    link.querySelector('span')?.replaceChildren(String(count))
  }
}

/** Hides the questions that do not match what is typed. Without it the field submits to the site search. */
export function enhance(head: HTMLElement): void {
  const groups = head.nextElementSibling
  const form = head.querySelector('form')
  const field = head.querySelector('input')
  const status = head.querySelector('[role="status"]')
  if (!groups || !form || !field || !status) return
  const questions = [...groups.querySelectorAll('details')]
  /** Until it is loaded, and without it, questions are found by their own words. */
  let search: Search | undefined
  let showHelp: ReturnType<typeof helpFirstIn> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function filter() {
    if (!groups || !field) return
    const query = field.value.trim()
    const matches = withHits(
      matchTexts(
        query,
        questions.map(({ textContent }) => normalize(textContent)),
      ),
      questions.map(question => question.querySelector('[id]')?.id ?? ''),
      search?.(query) ?? [],
    )
    const isSearching = matches.words.length > 0
    for (const [index, question] of questions.entries())
      question.hidden = isSearching && !matches.found.includes(index)
    for (const group of groups.querySelectorAll('section'))
      group.hidden = !group.querySelector('details:not([hidden])')
    updateJumpLinks(head, groups)
    const first = questions[matches.found[0] ?? -1]
    if (isSearching && first) first.open = true
    markWords(isSearching ? questions.filter(({ hidden }) => !hidden) : [], matches.words)
    showHelp?.({ query: field.value, nothingFound: false })
    clearTimeout(timer)
    timer = setTimeout(() => {
      status?.replaceChildren(isSearching ? statusOf(query, matches) : '')
      showHelp?.({ query: field.value, nothingFound: isSearching && matches.kind === 'none' })
    }, debounceMs)
  }

  function prepare() {
    const help = head.querySelector('#faq-help')
    if (!showHelp && help)
      import('../search/help-first').then(
        loaded => {
          showHelp ??= loaded.helpFirstIn(help)
          filter()
        },
        () => undefined,
      )
    if (search) return
    loadSearch().then(
      loaded => {
        search = loaded
        if (field?.value) filter()
      },
      () => undefined,
    )
  }

  field.addEventListener('focus', prepare)
  field.addEventListener('input', () => {
    prepare()
    filter()
  })
  form.addEventListener('submit', event => {
    event.preventDefault()
    const help = head.querySelector<HTMLElement>('#faq-help a')
    const question = groups.querySelector<HTMLElement>('details:not([hidden]) > summary')
    const first = help ?? question
    first?.focus()
  })
  // Typed before this file was here, or restored by Back.
  if (field.value) {
    prepare()
    filter()
  }
}
