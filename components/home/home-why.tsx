import type { ComponentProps } from 'react'
import { providers } from '@/content/facts/clinic'
import { personWords } from '@/content/ui/contact'
import { routes } from '@/lib/routes'
import { fill } from '@/lib/words/fill'
import { Section } from '../sections/section'
import { Link } from '../ui/link'
import { VisitQuarters } from './visit-quarters'

type HomeWhyProps = {
  heading: string
  text: string
  person: string
  visit: ComponentProps<typeof VisitQuarters>
}

/** Why the clinic is small, with the first visit by the quarter-hour. */
export function HomeWhy({ heading, text, person, visit }: HomeWhyProps) {
  return (
    <Section tone="dark">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-[5fr_1fr_6fr]">
        <div>
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-3 max-w-[34em] text-lg text-on-dark-2">{text}</p>
          <OneProvider text={person} />
        </div>
        <div className="lg:col-start-3">
          <VisitQuarters {...visit} />
        </div>
      </div>
    </Section>
  )
}

/** Whom a patient sees, with the way to the profile. A clinic with several providers names them there only. */
function OneProvider({ text }: { text: string }) {
  const [provider, ...others] = providers
  if (!provider || others.length > 0) return null
  const { name, role, sample } = provider
  const [before, after] = fill(text, { name, role: role.toLowerCase() }).split(name)
  return (
    <p className="mt-3">
      {before}
      <Link href={routes.about} className="text-link unbroken">
        {name}
      </Link>
      {after} {sample ? <span className="tag">{personWords.sample}</span> : null}
    </p>
  )
}
