import { AboutBiography } from '@/components/about/about-biography'
import { AboutTour } from '@/components/about/about-tour'
import { Closing } from '@/components/sections/closing'
import { PageHero } from '@/components/sections/page-hero'
import { SideSection } from '@/components/sections/section'
import { TermList } from '@/components/sections/term-list'
import { JsonLd } from '@/components/seo/json-ld'
import { FirstVisitButton, PlainButton } from '@/components/ui/buttons'
import { Picture } from '@/components/ui/picture'
import { about } from '@/content/about'
import { clinic } from '@/content/facts/clinic'
import { common } from '@/content/ui/common'
import { crumbs } from '@/content/ui/pages'
import { art } from '@/lib/art'
import { routes } from '@/lib/routes'
import { pageGraph, peopleNodes } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({ path: routes.about, ...about.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.about, path: routes.about },
]

export default function AboutPage() {
  return (
    <>
      <JsonLd
        data={pageGraph({
          path: routes.about,
          ...about.meta,
          trail,
          type: 'AboutPage',
          extra: peopleNodes(clinic.people),
        })}
      />
      <PageHero title={about.heading} lead={about.lead} trail={trail} />
      <AboutBiography {...about.biography} />
      <AboutTour {...about.tour} />
      <SideSection heading={about.story.heading}>
        {about.story.paragraphs.map(paragraph => (
          <p key={paragraph} className="mb-4 max-w-measure text-lg">
            {paragraph}
          </p>
        ))}
      </SideSection>
      <SideSection heading={about.philosophy.heading} tone="wood">
        <TermList items={about.philosophy.items.map(({ title, text }) => ({ term: title, text }))} />
      </SideSection>
      <SideSection heading={about.differences.heading}>
        <TermList items={about.differences.rows.map(({ topic, text }) => ({ term: topic, text }))} />
      </SideSection>
      <SideSection heading={about.concerns.heading} note={about.concerns.note} tone="wood">
        <TermList
          items={about.concerns.items.map(({ concern, outcome }) => ({ term: concern, text: outcome }))}
        />
      </SideSection>
      <Closing {...about.closing} art={<Picture art={art['cta-night']} alt="" sizes="50vw" />}>
        <FirstVisitButton />
        <PlainButton href={routes.contact}>{common.contactUs}</PlainButton>
      </Closing>
    </>
  )
}
