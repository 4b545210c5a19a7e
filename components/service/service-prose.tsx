import type { Service } from '@/content/schema'
import type { NumberedSource } from '@/lib/site/references'
import { Cited } from '../sections/cited'
import { KeySection, Section } from '../sections/section'
import { GoLink } from '../ui/buttons'
import { unbrokenWords } from '../ui/no-break'

type WithSources = { sources: readonly NumberedSource[] }

/** What the treatment is. */
export function ServiceIntro({
  landmark,
  heading,
  paragraphs,
  link,
  sources,
}: Service['intro'] & WithSources) {
  return (
    <KeySection tone="card" landmark={landmark} heading={heading}>
      {paragraphs.map(paragraph => (
        <Cited key={paragraph.text} content={paragraph} sources={sources} className="mt-2.5" />
      ))}
      {link ? (
        <p className="mt-1">
          <GoLink href={link.href}>{link.text}</GoLink>
        </p>
      ) : null}
    </KeySection>
  )
}

/** What the untreated problem means for a man (decision 86). */
export function ServiceWhy({ heading, paragraphs, sources }: Service['why'] & WithSources) {
  return (
    <Section id="why">
      <div className="side">
        <div className="min-w-0 lg:col-start-2">
          <h2 className="side-title">{unbrokenWords(heading)}</h2>
          {paragraphs.map(paragraph => (
            <Cited key={paragraph.text} content={paragraph} sources={sources} className="mt-2.5" />
          ))}
        </div>
      </div>
    </Section>
  )
}
