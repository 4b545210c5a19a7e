import { GuideSection } from '@/components/guide/guide-section'
import { HomeHero } from '@/components/home/home-hero'
import { HomeReviews } from '@/components/home/home-reviews'
import { HomeTracks } from '@/components/home/home-tracks'
import { HomeWhy } from '@/components/home/home-why'
import { OtherServices } from '@/components/home/other-services'
import { Closing } from '@/components/sections/closing'
import { FirstVisitPapers } from '@/components/sections/first-visit-papers'
import { Stats } from '@/components/sections/stats'
import { JsonLd } from '@/components/seo/json-ld'
import { FirstVisitButton } from '@/components/ui/buttons'
import { about } from '@/content/about'
import { firstVisitPapers } from '@/content/first-visit-papers'
import { home } from '@/content/home'
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
      <OtherServices {...home.more} />
      <FirstVisitPapers {...firstVisitPapers} />
      <HomeWhy {...home.why} visit={{ ...about.visit, ...home.why.visit }} />
      <GuideSection {...home.guide} />
      <HomeReviews {...home.reviews} />
      <Closing {...home.closing}>
        <FirstVisitButton />
      </Closing>
    </>
  )
}
