import { clinic } from '@/content/facts/clinic'
import { callAndBook } from '@/content/ui/layout'
import { fill } from '@/lib/words/fill'
import { bind } from '../bind'
import { Icon } from '../ui/icon'

/** A phone link; outside opening hours its module puts a mail link in its place. */
export function CallOrWrite() {
  const { phone } = clinic
  return (
    <a
      className="plain w-13.5 shrink-0 px-0"
      href={phone.href}
      aria-label={fill(callAndBook.call, { phone: phone.display })}
      {...bind('call-or-write')}
    >
      <Icon name="phone" size={24} />
    </a>
  )
}
