import { everyMinute } from './every-minute.browser'
import { stateAt } from './open-now.browser'

/** Outside opening hours the mail link takes the place of the phone link. */
export function enhance(phone: HTMLElement): void {
  const mail = phone.nextElementSibling
  if (!(mail instanceof HTMLElement)) return
  everyMinute(now => {
    const isOpen = stateAt(now).kind === 'open'
    phone.hidden = !isOpen
    mail.hidden = isOpen
  })
}
