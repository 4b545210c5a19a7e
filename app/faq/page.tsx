import '@/components/faq/faq.css'
import { FaqPage } from '@/components/faq/faq-page'
import { References } from '@/components/sections/references'
import { JsonLd } from '@/components/seo/json-ld'
import { faq } from '@/content/faq'
import { services } from '@/content/services'
import { crumbs } from '@/content/ui/pages'
import { routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { pageUpdatedOn } from '@/lib/site/page-dates'
import { numberedSources } from '@/lib/site/references'
import { askedMost } from '@/lib/site/services'

export const metadata = pageMetadata({ path: routes.faq, ...faq.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.faq, path: routes.faq },
]

const sources = numberedSources([
  ...new Set(faq.groups.flatMap(({ items }) => items.flatMap(({ sources = [] }) => sources))),
])

export default function FaqRoute() {
  return (
    <>
      <JsonLd data={pageGraph({ path: routes.faq, ...faq.meta, trail })} />
      <FaqPage
        {...faq}
        byService={services.map(({ key, card, faq: { items } }) => ({
          key,
          name: card.name,
          count: items.length - askedMost,
        }))}
        trail={trail}
        references={
          <References folded path={routes.faq} sources={sources} updatedOn={pageUpdatedOn(routes.faq)} />
        }
      />
    </>
  )
}
