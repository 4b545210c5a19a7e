import '@/components/faq/faq.css'
import { FaqPage } from '@/components/faq/faq-page'
import { JsonLd } from '@/components/seo/json-ld'
import { faq } from '@/content/faq'
import { crumbs } from '@/content/ui/pages'
import { routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({ path: routes.faq, ...faq.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.faq, path: routes.faq },
]

export default function FaqRoute() {
  return (
    <>
      <JsonLd data={pageGraph({ path: routes.faq, ...faq.meta, trail })} />
      <FaqPage {...faq} trail={trail} />
    </>
  )
}
