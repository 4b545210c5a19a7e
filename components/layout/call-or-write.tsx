import { clinic } from '@/content/facts/clinic'
import { callAndBook } from '@/content/ui/layout'
import { fill } from '@/lib/fill'
import { bind } from '../bind'
import { Icon } from '../ui/icon'

const className = 'plain w-13.5 shrink-0 px-0'

/** A phone link; outside opening hours its module shows the mail link instead. */
export function CallOrWrite() {
  const { phone, email } = clinic
  return (
    <>
      <a
        className={className}
        href={phone.href}
        aria-label={fill(callAndBook.call, { phone: phone.display })}
        {...bind('call-or-write')}
      >
        <Icon name="phone" size={24} />
      </a>
      <a
        className={className}
        href={email.href}
        aria-label={fill(callAndBook.write, { address: email.address })}
        hidden
      >
        <Icon name="mail" size={24} />
      </a>
    </>
  )
}
