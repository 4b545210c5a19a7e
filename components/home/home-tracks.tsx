import type { ServiceKey } from '@/content/schema'
import { art } from '@/lib/art'
import { servicePaths } from '@/lib/routes'
import { Section } from '../sections/section'
import { GoLink } from '../ui/buttons'
import { Picture } from '../ui/picture'

type HomeTracksProps = {
  heading: string
  lead: string
  link: string
  note: string
  items: readonly {
    key: ServiceKey
    title: string
    text: string
    facts: readonly { label: string; value: string }[]
  }[]
}

/** The three core services under one picture of a mountain range. */
export function HomeTracks({ heading, lead, link, note, items }: HomeTracksProps) {
  return (
    <Section>
      <div className="grid items-end gap-x-6 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <h2 className="max-w-[14em] text-3xl">{heading}</h2>
        <p className="max-w-[26em] text-ink-2">{lead}</p>
      </div>
      <div className="art-wide mt-8 lg:mt-10">
        <Picture art={art.tracks} alt="" sizes="(width <= 80rem) 100vw, 75rem" />
      </div>
      <ul className="grid gap-x-6 gap-y-8 lg:grid-cols-3 lg:gap-y-0">
        {items.map(({ key, title, text, facts }) => (
          <li key={key} className="pt-5 lg:row-span-4 lg:grid lg:grid-rows-subgrid">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2">{text}</p>
            <dl className="mt-3 text-sm">
              {facts.map(({ label, value }) => (
                <div key={label} className="grid grid-cols-[min(6.25rem,33vw)_1fr] border-t border-line py-2">
                  <dt className="text-ink-2">{label}</dt>
                  <dd className="data font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
            <p className="max-w-none border-t border-line pt-2">
              <GoLink href={servicePaths[key]}>
                {link}
                <span className="sr-only">{`: ${title}`}</span>
              </GoLink>
            </p>
          </li>
        ))}
      </ul>
      <p className="note mt-6 max-w-measure lg:columns-2 lg:max-w-none lg:gap-12">{note}</p>
    </Section>
  )
}
