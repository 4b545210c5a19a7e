import { clinic } from '@/content/facts/clinic'
import { contactWords } from '@/content/ui/contact'
import { fill } from '@/lib/fill'
import { openSpan, weekdays } from '@/lib/hours'

const week = weekdays.flatMap(day => clinic.hours.find(entry => entry.day === day) ?? [])

/** Phone, fax, email, address and hours as text that can be copied, with working links. */
export function ContactDetails() {
  const { address } = clinic
  return (
    <section id="first-screen" className="border-y border-ink bg-sheet" aria-label={contactWords.label}>
      <dl className="wrap fact-strip contact-strip">
        <div>
          <dt className="note">{contactWords.phone}</dt>
          <dd>
            <a
              className="text-link inline-flex min-h-11 items-center font-display text-lg unbroken"
              href={clinic.phone.href}
            >
              {clinic.phone.display}
            </a>
            <span className="block text-sm">{fill(contactWords.fax, { number: clinic.fax.display })}</span>
          </dd>
        </div>
        <div>
          <dt className="note">{contactWords.email}</dt>
          <dd>
            <a className="text-link inline-flex min-h-11 items-center font-semibold" href={clinic.email.href}>
              {clinic.email.address}
            </a>
          </dd>
        </div>
        <div>
          <dt className="note">{contactWords.address}</dt>
          <dd className="mt-2">
            <address className="not-italic">
              {address.street}
              <br />
              {address.place}
            </address>
          </dd>
        </div>
        <div>
          <dt className="note">{contactWords.hours}</dt>
          <dd className="mt-2">
            <ul className="data text-sm">
              {week.map(({ name, open }) => (
                <li key={name} className="flex justify-between gap-4 unbroken">
                  <span>{name}</span>
                  <span>{openSpan(open)}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </section>
  )
}
