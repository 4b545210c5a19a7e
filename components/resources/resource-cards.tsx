import { resourceList } from '@/content/ui/sections'
import type { OutsideLink } from '@/lib/outside-links'
import { GoLink, OutLink } from '../ui/buttons'

type Target = 'faq' | 'calculator' | 'blog' | 'dispensary' | 'portal'

type ResourceCardsProps = {
  cards: readonly {
    title: string
    description: string
    linkText: string
    target: Target
    internal: boolean
    note?: string
  }[]
  comingSoon: { badge: string; title: string; description: string }
  targets: Record<Target, OutsideLink>
}

/** Cards of the resources page; outside services are marked as such. */
export function ResourceCards({ cards, comingSoon, targets }: ResourceCardsProps) {
  return (
    <section className="section section-wood" aria-label={resourceList}>
      <ul className="wrap grid gap-x-8 sm:grid-cols-2">
        {cards.map(({ title, description, linkText, target, internal, note }) => (
          <li key={title} className="flex flex-col border-t border-ink py-6">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 max-w-measure">{description}</p>
            {note ? <p className="note mt-2 max-w-measure">{note}</p> : null}
            <p className="mt-2">
              {internal ? (
                <GoLink href={targets[target].href}>{linkText}</GoLink>
              ) : (
                <OutLink kind={target === 'portal' ? 'portal' : 'dispensary'} {...targets[target]}>
                  {linkText}
                </OutLink>
              )}
            </p>
          </li>
        ))}
        <li className="border-t border-dashed border-ink py-6">
          <p className="text-sm font-semibold text-ink-2">{comingSoon.badge}</p>
          <h2 className="text-xl">{comingSoon.title}</h2>
          <p className="mt-2 max-w-measure">{comingSoon.description}</p>
        </li>
      </ul>
    </section>
  )
}
