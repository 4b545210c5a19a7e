import { callAndBook } from '@/content/ui/layout'
import { fill } from '@/lib/words/fill'
import { mailIcon } from '../ui/mail-icon'
import { everyMinute } from './every-minute.browser'
import { stateAt } from './open-now.browser'

/** The address that the footer has. */
function createMailLink(phone: HTMLElement): HTMLElement | undefined {
  const address = document.querySelector<HTMLAnchorElement>('footer a[href^="mailto:"]')
  const icon = phone.querySelector('svg')?.cloneNode(false)
  if (!address || !(icon instanceof SVGElement)) return
  for (const [tag, attributes] of mailIcon) {
    const line = document.createElementNS(icon.namespaceURI, tag)
    for (const [name, value] of Object.entries(attributes)) line.setAttribute(name, value)
    icon.append(line)
  }
  const link = document.createElement('a')
  link.className = phone.className
  link.href = address.href
  link.setAttribute('aria-label', fill(callAndBook.write, { address: address.textContent ?? '' }))
  link.append(icon)
  return link
}

/** Outside opening hours a mail link takes the place of the phone link. */
export function enhance(phone: HTMLElement): void {
  let mail: HTMLElement | undefined
  everyMinute(now => {
    const isOpen = stateAt(now).kind === 'open'
    if (!isOpen && !mail) {
      mail = createMailLink(phone)
      if (mail) phone.after(mail)
    }
    if (!mail) return
    phone.hidden = !isOpen
    mail.hidden = isOpen
  })
}
