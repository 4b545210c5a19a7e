import { AboutConcerns } from '@/components/about/about-concerns'
import { AboutHead } from '@/components/about/about-head'
import { AboutStory } from '@/components/about/about-story'
import { AboutTour } from '@/components/about/about-tour'
import { QuarterHours } from '@/components/about/quarter-hours'
import { Closing } from '@/components/sections/closing'
import { FirstVisitPapers } from '@/components/sections/first-visit-papers'
import { References } from '@/components/sections/references'
import { SideSection } from '@/components/sections/section'
import { TermList } from '@/components/sections/term-list'
import { JsonLd } from '@/components/seo/json-ld'
import { FirstVisitButton, PlainButton } from '@/components/ui/buttons'
import { about } from '@/content/about'
import { providers, reviewers } from '@/content/facts/clinic'
import { firstVisitPapers } from '@/content/first-visit-papers'
import { common } from '@/content/ui/common'
import { crumbs } from '@/content/ui/pages'
import { routes } from '@/lib/routes'
import { pageGraph, peopleNodes } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { pageUpdatedOn } from '@/lib/site/page-dates'
import { numberedSources } from '@/lib/site/references'

export const metadata = pageMetadata({ path: routes.about, ...about.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.about, path: routes.about },
]

const sources = numberedSources(about.concerns.items.flatMap(({ outcome }) => outcome.sources))

export default function AboutPage() {
  const { differences, philosophy } = about
  return (
    <>
      <JsonLd
        data={pageGraph({
          path: routes.about,
          ...about.meta,
          trail,
          type: 'AboutPage',
          extra: peopleNodes([...new Set([...providers, ...reviewers])]),
        })}
      />
      <AboutHead heading={about.heading} lead={about.lead} figures={about.figures} trail={trail} />
      <QuarterHours {...about.visit} />
      <FirstVisitPapers {...firstVisitPapers} />
      <AboutTour {...about.tour} />
      <AboutStory {...about.story} review={about.review} />
      <SideSection heading={philosophy.heading}>
        <TermList items={philosophy.items.map(({ title, text }) => ({ term: title, text }))} />
      </SideSection>
      <SideSection heading={differences.heading} tone="card">
        <p className="max-w-measure">
          {differences.text} {differences.place}
        </p>
      </SideSection>
      <AboutConcerns {...about.concerns} sources={sources} />
      <div className="wrap py-section">
        <References folded path={routes.about} sources={sources} updatedOn={pageUpdatedOn(routes.about)} />
      </div>
      <Closing {...about.closing}>
        <FirstVisitButton />
        <PlainButton href={routes.contact}>{common.contactUs}</PlainButton>
      </Closing>
    </>
  )
}
