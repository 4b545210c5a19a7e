import type { Prices } from '@/content/facts/prices'
import type { ServicePart } from '@/content/schema'
import { serviceWords } from '@/content/ui/service'
import { art } from '@/lib/art'
import { env } from '@/lib/env'
import { fill } from '@/lib/fill'
import { VideoEmbed } from '../integrations/video-embed'
import { PriceList } from '../sections/price-list'
import { SideSection } from '../sections/section'
import { Picture } from '../ui/picture'
import { SessionRecord } from './session-record'

type ServicePartSectionProps = { part: ServicePart; prices: Prices; tone: 'wood' | 'paper' }

/** Parts that only some services have. */
export function ServicePartSection({ part, prices, tone }: ServicePartSectionProps) {
  switch (part.kind) {
    case 'treatments':
      return (
        <SideSection tone={tone} heading={part.heading} note={part.intro}>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {part.items.map(({ name, brandName, description, note }) => (
              <li key={name} className="border-t border-ink py-5">
                <h3 className="text-xl">{name}</h3>
                {brandName ? (
                  <p className="note mt-1">{fill(serviceWords.brand, { name: brandName })}</p>
                ) : null}
                <p className="mt-2">{description}</p>
                {note ? <p className="note mt-2">{note}</p> : null}
              </li>
            ))}
          </ul>
        </SideSection>
      )
    case 'programs':
      return (
        <SideSection tone={tone} heading={part.heading} note={part.intro}>
          <ul>
            {part.items.map(program => (
              <li key={program.title} className="border-t border-ink py-6">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <h3 className="text-xl">{program.title}</h3>
                  <p className="data font-semibold text-functional">{program.duration}</p>
                </div>
                <svg
                  viewBox="0 0 160 8"
                  preserveAspectRatio="none"
                  className="mt-3 h-2 w-full"
                  aria-hidden="true"
                >
                  <rect width="160" height="8" className="fill-line" />
                  <rect
                    width={program.weeks[1] * 10}
                    height="8"
                    fill="var(--color-functional)"
                    fillOpacity="0.45"
                  />
                  <rect width={program.weeks[0] * 10} height="8" fill="var(--color-functional)" />
                </svg>
                <p className="mt-4 max-w-measure">{program.description}</p>
                <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
                  {program.focus.map(item => (
                    <li key={item} className="flex gap-3 py-1">
                      <span aria-hidden="true" className="mt-2.5 size-2 shrink-0 bg-functional" />
                      {item}
                    </li>
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
          <ul className="neatline py-4">
            {part.items.map(({ name, time, description, benefits }) => (
              <li
                key={name}
                className="grid gap-x-8 gap-y-1 border-b border-line py-5 last:border-0 sm:grid-cols-[2fr_3fr]"
              >
                <div>
                  <h3 className="text-xl">{name}</h3>
                  <p className="data mt-1 text-sm font-semibold text-iv">{time}</p>
                </div>
                <div>
                  <p>{description}</p>
                  <ul className="mt-2 flex flex-wrap gap-x-5 text-sm text-ink-2">
                    {benefits.map(benefit => (
                      <li key={benefit} className="flex items-center gap-2">
                        <span aria-hidden="true" className="h-3 w-0.5 bg-iv" />
                        {benefit}
                      </li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ul>
        </SideSection>
      )
    case 'video':
      return (
        <SideSection tone={tone} heading={part.heading} note={part.caption}>
          <VideoEmbed
            src={env.videoEmbedUrl}
            title={part.title}
            transcript={part.transcript}
            still={<Picture art={art['slot-film-1']} alt="" sizes="(width <= 56.25rem) 100vw, 50vw" />}
          />
        </SideSection>
      )
    case 'gallery':
      return (
        <SideSection tone={tone} heading={part.heading} note={part.intro}>
          <SessionRecord items={part.items} />
        </SideSection>
      )
    case 'pricing':
      return (
        <SideSection tone={tone} heading={part.heading}>
          <PriceList prices={prices} only={part.claim} />
        </SideSection>
      )
    default:
      return part satisfies never
  }
}
