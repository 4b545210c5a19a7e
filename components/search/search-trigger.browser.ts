import { searchTrigger } from '@/content/ui/layout'
import { isSearchShortcut } from '@/lib/search/shortcut'
import { fill } from '@/lib/words/fill'
import { wholeStyles } from '../layout/whole-styles.browser'

/** Collects what is typed until the field is there. @returns a function that ends it, and returns the text */
function collectTyped(): () => string {
  const end = new AbortController()
  let typed = ''
  document.addEventListener(
    'keydown',
    event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Backspace') typed = typed.slice(0, -1)
      else if (event.key.length === 1) typed += event.key
      else return
      event.preventDefault()
    },
    { signal: end.signal },
  )
  return () => {
    end.abort()
    return typed
  }
}

/** Opens the search in a dialog, by click, Space or Control+K. Until this file is there, the link leads to /search. */
export function enhance(link: HTMLElement): void {
  const address = link.getAttribute('href') ?? ''
  let isLoading = false
  async function open() {
    if (isLoading || document.querySelector('dialog:modal')) return
    isLoading = true
    const typed = collectTyped()
    // If the search cannot be loaded, /search lists every section even without it.
    const loaded = await Promise.all([import('./search-dialog'), wholeStyles()]).catch(() => null)
    const text = typed()
    isLoading = false
    if (!loaded) return location.assign(address)
    loaded[0].openSearch(text)
  }

  link.setAttribute('role', 'button')
  link.setAttribute('aria-haspopup', 'dialog')
  const keys = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'
  link.title = fill(searchTrigger.hint, { keys })
  link.addEventListener('click', event => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open()
  })
  link.addEventListener('keydown', event => {
    if (event.key !== ' ') return
    event.preventDefault()
    open()
  })
  document.addEventListener('keydown', event => {
    if (!isSearchShortcut(event)) return
    // Otherwise the browser's own search opens.
    event.preventDefault()
    open()
  })
}
