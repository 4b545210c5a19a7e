import { CalculatorPreview } from '@/components/resources/calculator-preview'
import { ResourceCard } from '@/components/resources/resource-card'
import { ResourceGroup } from '@/components/resources/resource-group'
import { Closing } from '@/components/sections/closing'
import { PageHero } from '@/components/sections/page-hero'
import { JsonLd } from '@/components/seo/json-ld'
import { FirstVisitButton, GoLink, OutLink } from '@/components/ui/buttons'
import { Link } from '@/components/ui/link'
import { clinic } from '@/content/facts/clinic'
import { faq } from '@/content/faq'
import { resources } from '@/content/resources'
import type { FaqItem } from '@/content/schema'
import { crumbs } from '@/content/ui/pages'
import { outsideService } from '@/lib/addresses/link-language'
import { routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({ path: routes.resources, ...resources.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.resources, path: routes.resources },
]
const targets = {
  faq: { href: routes.faq },
  calculator: { href: routes.calculator },
  blog: { href: routes.blog },
  dispensary: outsideService('dispensaryUrl'),
  portal: outsideService('portalUrl'),
}
/** Ids of questions that many ask before a first visit. */
const asked: readonly string[] = ['insurance', 'fasting', 'scheduling']
const questions = faq.groups.flatMap<FaqItem>(({ items }) => items).filter(({ id }) => asked.includes(id))

type Card = (typeof resources.cards)[number]
const statOf = (of: string) => resources.stats.find(stat => stat.of === of)

function Resource({ card }: { card: Card }) {
  const { title, description, linkText, target } = card
  if (target === 'calculator') return null
  return (
    <ResourceCard
      title={title}
      stat={statOf(target)}
      note={'note' in card ? card.note : undefined}
      link={
        target === 'portal' || target === 'dispensary' ? (
          <OutLink kind={target} {...targets[target]}>
            {linkText}
          </OutLink>
        ) : (
          <GoLink {...targets[target]}>{linkText}</GoLink>
        )
      }
    >
      <p>{description}</p>
      {target === 'faq' ? (
        <ul className="resource-links">
          {questions.map(({ id, question }) => (
            <li key={id}>
              <Link className="text-link" href={`${routes.faq}#${id}`}>
                {question}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </ResourceCard>
  )
}

export default function ResourcesPage() {
  const { cards, groups, ask, comingSoon } = resources
  const calculator = cards.find(({ when }) => when === 'head')
  const during = (time: Card['when']) =>
    cards.filter(({ when }) => when === time).map(card => <Resource key={card.title} card={card} />)
  return (
    <>
      <JsonLd
        data={pageGraph({ path: routes.resources, ...resources.meta, trail, type: 'CollectionPage' })}
      />
      <PageHero
        title={resources.heading}
        lead={resources.lead}
        trail={trail}
        aside={
          calculator ? (
            <CalculatorPreview
              title={calculator.title}
              text={calculator.description}
              linkText={calculator.linkText}
              href={routes.calculator}
            />
          ) : null
        }
      >
        <GoLink href={routes.start}>{resources.start}</GoLink>
        <GoLink href={routes.onThisDevice}>{resources.kept}</GoLink>
      </PageHero>
      <ResourceGroup heading={groups.before} at={0}>
        {during('before')}
      </ResourceGroup>
      <ResourceGroup heading={groups.between} at={1}>
        {during('between')}
      </ResourceGroup>
      <ResourceGroup heading={groups.after} at={2}>
        <ResourceCard
          title={ask.title}
          stat={statOf('ask')}
          link={
            <a className="go" href={clinic.phone.href}>
              <span>{clinic.phone.display}</span>
            </a>
          }
        >
          <p>{ask.text}</p>
        </ResourceCard>
        <ResourceCard title={comingSoon.title} badge={comingSoon.badge}>
          <p>{comingSoon.description}</p>
        </ResourceCard>
      </ResourceGroup>
      <Closing {...resources.closing}>
        <FirstVisitButton />
      </Closing>
    </>
  )
}
