import { clinic } from '@/content/facts/clinic'
import { clockTime, weekdays } from '@/lib/hours'

const week = weekdays.flatMap(day => clinic.hours.find(entry => entry.day === day) ?? [])

/** Phone, fax, email, address and hours as text that can be copied, with working links. */
export function ContactDetails() {
  const { address } = clinic
  return (
    <section id="first-screen" className="border-y border-ink bg-sheet" aria-label="Contact details">
      <dl className="wrap fact-strip contact-strip">
        <div>
          <dt className="note">Phone and fax</dt>
          <dd>
            <a
              className="text-link inline-flex min-h-11 items-center font-display text-lg unbroken"
              href={clinic.phone.href}
            >
              {clinic.phone.display}
            </a>
            <span className="block text-sm">Fax {clinic.fax.display}</span>
          </dd>
        </div>
        <div>
          <dt className="note">Email</dt>
          <dd>
            <a className="text-link inline-flex min-h-11 items-center font-semibold" href={clinic.email.href}>
              {clinic.email.address}
            </a>
          </dd>
        </div>
        <div>
          <dt className="note">Address</dt>
          <dd className="mt-2">
            <address className="not-italic">
              {address.street}
              <br />
              {address.place}
            </address>
          </dd>
        </div>
        <div>
          <dt className="note">Hours, Central time</dt>
          <dd className="mt-2">
            <ul className="data text-sm">
              {week.map(({ name, open }) => (
                <li key={name} className="flex justify-between gap-4 unbroken">
                  <span>{name}</span>
                  <span>{open ? `${clockTime(open.from)} to ${clockTime(open.to)}` : 'Closed'}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </section>
  )
}
