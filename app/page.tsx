import { GuideSection } from '@/components/guide/guide-section'
import { HomeHero } from '@/components/home/home-hero'
import { HomeMore } from '@/components/home/home-more'
import { HomeReviews } from '@/components/home/home-reviews'
import { HomeTracks } from '@/components/home/home-tracks'
import { HomeWhy } from '@/components/home/home-why'
import { Section } from '@/components/sections/section'
import { Stats } from '@/components/sections/stats'
import { JsonLd } from '@/components/seo/json-ld'
import { StartSigns } from '@/components/start/start-signs'
import { about } from '@/content/about'
import { home } from '@/content/home'
import { start } from '@/content/ui/start'
import { routes } from '@/lib/routes'
import { homeGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({ path: routes.home, ...home.meta })

export default function HomePage() {
  return (
    <>
      <JsonLd data={homeGraph(home.meta)} />
      <HomeHero banner={home.banner} hero={home.hero} trust={home.trust} />
      <Stats items={home.stats} note={home.statsNote} />
      <HomeTracks {...home.tracks} />
      <Section>
        <StartSigns heading={start.heading} text={start.lead} />
      </Section>
      <HomeMore {...home.more} />
      <HomeWhy {...home.why} visit={{ ...about.visit, ...home.why.visit }} />
      <HomeReviews {...home.reviews} />
      <GuideSection {...home.guide} />
    </>
  )
}
