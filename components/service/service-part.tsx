import type { ServicePart } from '@/content/schema'
import { serviceWords } from '@/content/ui/service'
import { env } from '@/lib/env'
import { fill } from '@/lib/words/fill'
import { VideoEmbed } from '../integrations/video-embed'
import { SideSection } from '../sections/section'
import { RowTitle } from './row-title'
import { SessionRecord } from './session-record'

type ServicePartSectionProps = { part: ServicePart; tone: 'page' | 'card' }

/** Optional parts of a service. A `pricing` part is rendered by ServiceCost. */
export function ServicePartSection({ part, tone }: ServicePartSectionProps) {
  switch (part.kind) {
    case 'treatments':
      return (
        <SideSection tone={tone} heading={part.heading} note={part.intro}>
          <ul className="ruled">
            {part.items.map(({ name, brandName, description, note }) => (
              <li key={name} className="run-in">
                <RowTitle
                  name={name}
                  note={brandName ? fill(serviceWords.brand, { name: brandName }) : undefined}
                />{' '}
                <p className="sm:mt-1">{description}</p> {note ? <p className="note">{note}</p> : null}
              </li>
            ))}
          </ul>
        </SideSection>
      )
    case 'programs':
      return (
        <SideSection tone={tone} heading={part.heading} note={part.intro}>
          <ul className="ruled">
            {part.items.map(program => (
              <li key={program.title} className="run-in">
                <RowTitle name={program.title} note={program.duration} />{' '}
                <p className="sm:mt-1">{program.description}</p>
                <ul className="part-tags">
                  {program.focus.map(item => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </SideSection>
      )
    case 'offerings':
      return (
        <SideSection tone={tone} heading={part.heading} note={part.intro}>
          <ul className="ruled">
            {part.items.map(({ name, time, description, benefits }) => (
              <li key={name} className="run-in">
                <RowTitle name={name} note={time} /> <p className="sm:mt-1">{description}</p>
                <ul className="part-tags">
                  {benefits.map(benefit => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </SideSection>
      )
    case 'video':
      return (
        <SideSection tone={tone} heading={part.heading} note={part.caption}>
          <VideoEmbed src={env.videoEmbedUrl} title={part.title} transcript={part.transcript} />
        </SideSection>
      )
    case 'gallery':
      return (
        <SideSection tone={tone} heading={part.heading} note={part.intro}>
          <SessionRecord items={part.items} />
        </SideSection>
      )
    case 'pricing':
      return null
    default:
      return part satisfies never
  }
}
