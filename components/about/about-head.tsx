import { providers } from '@/content/facts/clinic'
import { env } from '@/lib/env'
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs'
import { FirstVisitButton } from '../ui/buttons'
import { Credentials } from './credentials'

type AboutHeadProps = { heading: string; lead: string; figures: string; trail: readonly Crumb[] }

/** Top of the page: one sentence, the booking button and the credentials of each provider. */
export function AboutHead({ heading, lead, figures, trail }: AboutHeadProps) {
  return (
    <div className="wrap pt-4 pb-section lg:pt-8">
      <Breadcrumbs trail={trail} />
      <div className="about-head">
        <div>
          <h1 className="text-4xl">{heading}</h1>
          <p className="lead mb-7">{lead}</p>
          <FirstVisitButton />
          <p className="note mt-7 max-w-96">{figures}</p>
        </div>
        <div className="grid content-start gap-6">
          {providers.map((person, index) => (
            <Credentials
              key={person.id}
              person={person}
              draft={env.siteEnv === 'draft'}
              endsFirstScreen={index === 0}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
