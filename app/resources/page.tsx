import { ResourceCards } from '@/components/resources/resource-cards'
import { Closing } from '@/components/sections/closing'
import { PageHero } from '@/components/sections/page-hero'
import { Stats } from '@/components/sections/stats'
import { JsonLd } from '@/components/seo/json-ld'
import { FirstVisitButton } from '@/components/ui/buttons'
import { resources } from '@/content/resources'
import { crumbs } from '@/content/ui/pages'
import { outsideService } from '@/lib/outside-links'
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

export default function ResourcesPage() {
  return (
    <>
      <JsonLd
        data={pageGraph({ path: routes.resources, ...resources.meta, trail, type: 'CollectionPage' })}
      />
      <PageHero title={resources.heading} lead={resources.lead} trail={trail} />
      <ResourceCards cards={resources.cards} comingSoon={resources.comingSoon} targets={targets} />
      <div className="pb-section">
        <Stats items={resources.stats} />
      </div>
      <Closing {...resources.closing}>
        <FirstVisitButton />
      </Closing>
    </>
  )
}
