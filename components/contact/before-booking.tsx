import { routes } from '@/lib/routes'
import { Section } from '../sections/section'
import { GoLink } from '../ui/buttons'

type BeforeBookingProps = {
  heading: string
  note: string
  items: readonly { term: string; text: string }[]
  link: string
  forHim: string
}

/** What a first visit costs, and what canceling it costs. */
export function BeforeBooking({ heading, note, items, link, forHim }: BeforeBookingProps) {
  return (
    <Section tone="card">
      <h2 className="side-title">{heading}</h2>
      <p className="mt-2.5">{note}</p>
      <dl className="before">
        {items.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-display text-md">{term}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-x-8">
        <GoLink href={routes.prices}>{link}</GoLink>
        <GoLink href={routes.bookForHim}>{forHim}</GoLink>
      </div>
    </Section>
  )
}
