import { carryPlace } from '@/lib/browser/carry-place'
import { openPopovers } from '@/lib/browser/popovers'

/** The decoded fragment of the URL, or the raw one when it is malformed. */
function urlFragment(): string {
  const fragment = location.hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Opens the question that the fragment names. Not every supported browser does this. */
function openLinkedQuestion() {
  const target = document.getElementById(urlFragment())
  const closed = [...document.querySelectorAll('details:not([open])')].filter(fold => fold.contains(target))
  if (!target || closed.length === 0) return
  for (const fold of closed) fold.setAttribute('open', '')
  target.scrollIntoView()
}

/** Opening a question closes the one above it. Keeps the pressed one where it was, before the next paint. */
function keepInPlace(pressed: Element) {
  const { top } = pressed.getBoundingClientRect()
  requestAnimationFrame(() =>
    scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' }),
  )
}

/** Makes everything behind the open menu inert. */
function setPageInert(isOpen: boolean) {
  const behind = document.querySelectorAll<HTMLElement>(
    '.skip, .topbar, .navbar, .notice, .slim-header, main, footer.site, .sticky-bar',
  )
  for (const part of behind) part.inert = isOpen || part.dataset.hidden === 'true'
  // Browsers cannot restore focus to a button that was inert.
  const button = document.querySelector<HTMLElement>('.navbar [popovertarget="menu"]')
  if (!isOpen && button && document.activeElement === document.body) button.focus()
}

function onClick(event: MouseEvent) {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (!(target instanceof Element)) return
  const question = target.closest('details[name] > summary')
  if (question) keepInPlace(question)
  const link = target.closest('a')
  if (!link) return
  // The same page in another language.
  if (link.rel === 'alternate') carryPlace(link)
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  // A link to a fragment of this page loads no document.
  if (link.origin === location.origin && link.pathname === location.pathname)
    for (const panel of openPopovers()) if (panel.contains(link)) panel.hidePopover()
}

/** What popovers and folds cannot do alone: close before the page is left, manage focus, and stay in place. */
export function enhanceDocument(): void {
  // Required by the specification.
  if (document.querySelector('[data-not-found]')) console.warn('404: no page at', location.pathname)
  document.addEventListener('click', onClick)
  // A link puts this page into the back-forward cache: close its panels first.
  addEventListener('pagehide', () => {
    for (const panel of openPopovers()) panel.hidePopover()
  })
  openLinkedQuestion()
  addEventListener('hashchange', openLinkedQuestion)

  const menu = document.getElementById('menu')
  const isOpen = () => openPopovers('#menu:popover-open').length > 0
  // It may have been opened already.
  if (isOpen()) setPageInert(true)
  const onToggle = ({ target }: Event) => {
    // In a later frame, because it takes as long as opening the menu itself.
    if (target === menu) requestAnimationFrame(() => setTimeout(() => setPageInert(isOpen())))
  }
  document.addEventListener('toggle', onToggle, { capture: true })
  // Browsers close a panel on an outside click and on Escape, but not when focus leaves it.
  document.addEventListener('focusin', ({ target }) => {
    for (const panel of openPopovers('header :popover-open'))
      if (target instanceof Node && !panel.parentElement?.contains(target)) panel.hidePopover()
  })
}
