import { Fragment, type ReactNode } from 'react'
import { clinic } from '@/content/facts/clinic'
import { contactWords } from '@/content/ui/contact'
import { weekInShort } from '@/lib/clinic/hours'
import { routes } from '@/lib/routes'
import { FirstScreenEnd } from '../layout/first-screen-end'
import { GoLink } from '../ui/buttons'
import { ExceptionList } from './exception-list'

type WayProps = { label: string; note?: ReactNode; children: ReactNode }

function Way({ label, note, children }: WayProps) {
  return (
    <div>
      <dt className="note">{label}</dt>
      <dd>
        <span className="contact-value">{children}</span>
        {note ? <div className="text-sm">{note}</div> : null}
      </dd>
    </div>
  )
}

type ContactDetailsProps = { replies: string; covers: string; forHim: string }

/** Phone, email, hours and fax as text that can be copied, then what to know before booking. */
export function ContactDetails({ replies, covers, forHim }: ContactDetailsProps) {
  return (
    <section className="wrap" aria-label={contactWords.label}>
      <dl className="contact-strip">
        <Way label={contactWords.call} note={clinic.languages.map(({ name }) => name).join(', ')}>
          <a className="text-link unbroken" href={clinic.phone.href}>
            {clinic.phone.display}
          </a>
        </Way>
        <Way label={contactWords.write} note={replies}>
          <a className="text-link" href={clinic.email.href}>
            {clinic.email.address.split(/(?<=@)/).map(part => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </a>
        </Way>
        <Way label={contactWords.hours} note={<ExceptionList />}>
          {weekInShort(clinic.hours)
            .split(/(?<=,) /)
            .map(days => (
              <Fragment key={days}>
                <span className="unbroken">{days}</span>{' '}
              </Fragment>
            ))}
        </Way>
        <Way label={contactWords.fax}>
          <span className="unbroken">{clinic.fax.display}</span>
        </Way>
      </dl>
      <FirstScreenEnd />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 pt-4 pb-section">
        <GoLink href={routes.prices}>{covers}</GoLink>
        <GoLink href={routes.bookForHim}>{forHim}</GoLink>
      </div>
    </section>
  )
}
