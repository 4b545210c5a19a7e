import { Closing } from '@/components/sections/closing'
import { PageHero } from '@/components/sections/page-hero'
import { JsonLd } from '@/components/seo/json-ld'
import { StartAlarm } from '@/components/start/start-alarm'
import { StartAnswers } from '@/components/start/start-answers'
import { StartSection } from '@/components/start/start-section'
import { FirstVisitButton, PlainButton } from '@/components/ui/buttons'
import { startPage } from '@/content/start'
import { common } from '@/content/ui/common'
import { crumbs } from '@/content/ui/pages'
import { routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({ path: routes.start, ...startPage.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: startPage.heading, path: routes.start },
]

export default function StartPage() {
  return (
    <>
      <JsonLd data={pageGraph({ path: routes.start, ...startPage.meta, trail })} />
      <PageHero title={startPage.heading} lead={startPage.lead} trail={trail} aside={<StartAlarm />} />
      <StartSection />
      <StartAnswers {...startPage.answers} />
      <Closing {...startPage.closing}>
        <FirstVisitButton />
        <PlainButton href={routes.contact}>{common.contactUs}</PlainButton>
      </Closing>
    </>
  )
}
