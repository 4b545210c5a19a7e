import { callAndBook } from '@/content/ui/layout'
import { fill } from '@/lib/fill'
import { everyMinute } from './every-minute.browser'
import { stateAt } from './open-now.browser'

/** The address that the footer has. The icons are loaded only outside opening hours. */
async function createMailLink(phone: HTMLElement): Promise<HTMLElement | undefined> {
  const address = document.querySelector<HTMLAnchorElement>('footer a[href^="mailto:"]')
  const icon = phone.querySelector('svg')?.cloneNode(false)
  if (!address || !(icon instanceof SVGElement)) return
  const { iconPaths } = await import('../ui/icon-paths')
  for (const [tag, attributes] of iconPaths.mail) {
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
  everyMinute(async now => {
    const isOpen = stateAt(now).kind === 'open'
    if (!isOpen && !mail) {
      mail = await createMailLink(phone).catch(() => undefined)
      if (mail) phone.after(mail)
    }
    if (!mail) return
    phone.hidden = !isOpen
    mail.hidden = isOpen
  })
}
