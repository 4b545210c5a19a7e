import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { wholeStyles } from './whole-styles.browser'

/** Nothing may cover the account forms, and visitors who have booked are not asked to book again. */
const hiddenOn = [routes.auth, routes.account, routes.thankYou]

function copyOf(selector: string): HTMLElement | undefined {
  const copy = document.querySelector(selector)?.cloneNode(true)
  return copy instanceof HTMLElement ? copy : undefined
}

/** Brand, name of the page, phone number and booking button: copies, so that the served page has no byte of them. */
function build(label: string): HTMLElement {
  const row = document.createElement('div')
  row.className = 'wrap'
  const name = document.createElement('span')
  name.className = 'slim-header-name'
  // The short name of the page, from its breadcrumbs; the home page has none.
  name.textContent = document.querySelector('main nav [aria-current="page"]')?.textContent ?? null
  const phone = copyOf('.topbar-link[href^="tel:"]')
  if (phone) phone.className = 'slim-header-phone'
  const icon = phone?.querySelector('svg')
  for (const side of ['width', 'height']) icon?.setAttribute(side, '20')
  const booking = copyOf('.sticky-bar [data-booking]')
  if (booking) booking.className = 'cta'
  const small = booking?.querySelector('small')
  // Without the length of the visit; what screen readers need stays.
  small?.replaceWith(...small.children)
  row.append(
    ...[copyOf('.navbar .brand'), name.textContent ? name : undefined, phone, booking].filter(
      part => part !== undefined,
    ),
  )
  const header = document.createElement('aside')
  header.className = 'slim-header'
  header.setAttribute('aria-label', label)
  header.append(row)
  return header
}

/**
 * A compact header of wide screens, once the first screen has been scrolled away. In the document only while visible, so that it
 * adds no tab stops.
 */
export function enhance(header: HTMLElement): void {
  if (hiddenOn.some(path => location.pathname.startsWith(localPath(path)))) return
  let slim: HTMLElement | undefined
  let isPast = false

  function show() {
    // Scrolling back up does not remove a control that has keyboard focus.
    if (!isPast && !slim?.contains(document.activeElement)) return slim?.remove()
    if (!slim) {
      slim = build(header.dataset.slim ?? '')
      // In a later task, when the focus is at its next place.
      slim.addEventListener('focusout', () => setTimeout(show))
    }
    if (!slim.isConnected) header.after(slim)
  }

  new IntersectionObserver(
    async ([entry]) => {
      isPast = entry ? !entry.isIntersecting : false
      if (isPast) await wholeStyles()
      show()
    },
    // The header counts as visible until it is a whole screen away.
    { rootMargin: '100% 0px 0px' },
  ).observe(header)
}
