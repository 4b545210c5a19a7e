import type { ServiceKey, ServicePart } from '@/content/schema'
import { serviceWords } from '@/content/ui/service'
import { env } from '@/lib/env'
import { fill } from '@/lib/fill'
import { ServiceEmblem } from '../figures/service-art'
import { VideoEmbed } from '../integrations/video-embed'
import { RowTitle } from './row-title'
import { ServiceBlock } from './service-block'
import { SessionRecord } from './session-record'

type ServicePartSectionProps = { part: ServicePart; serviceKey: ServiceKey }

/** Optional parts of a service. A `pricing` part is rendered by ServiceCost. */
export function ServicePartSection({ part, serviceKey }: ServicePartSectionProps) {
  switch (part.kind) {
    case 'treatments':
      return (
        <ServiceBlock heading={part.heading} note={part.intro}>
          <ul className="rows">
            {part.items.map(({ name, brandName, description, note }) => (
              <li key={name}>
                <RowTitle
                  name={name}
                  note={brandName ? fill(serviceWords.brand, { name: brandName }) : undefined}
                />
                <p>{description}</p>
                {note ? <p className="note">{note}</p> : null}
              </li>
            ))}
          </ul>
        </ServiceBlock>
      )
    case 'programs':
      return (
        <ServiceBlock heading={part.heading} note={part.intro}>
          <ul className="rows">
            {part.items.map(program => (
              <li key={program.title}>
                <RowTitle name={program.title} note={program.duration} />
                <p>{program.description}</p>
                <ul className="part-tags">
                  {program.focus.map(item => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </ServiceBlock>
      )
    case 'offerings':
      return (
        <ServiceBlock heading={part.heading} note={part.intro}>
          <ul className="rows">
            {part.items.map(({ name, time, description, benefits }) => (
              <li key={name}>
                <RowTitle name={name} note={time} />
                <p>{description}</p>
                <ul className="part-tags">
                  {benefits.map(benefit => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </ServiceBlock>
      )
    case 'video':
      return (
        <ServiceBlock heading={part.heading} note={part.caption}>
          <div className="mt-3">
            <VideoEmbed
              src={env.videoEmbedUrl}
              title={part.title}
              transcript={part.transcript}
              still={<ServiceEmblem serviceKey={serviceKey} />}
            />
          </div>
        </ServiceBlock>
      )
    case 'gallery':
      return (
        <ServiceBlock heading={part.heading} note={part.intro}>
          <div className="mt-2">
            <SessionRecord items={part.items} />
          </div>
        </ServiceBlock>
      )
    case 'pricing':
      return null
    default:
      return part satisfies never
  }
}
