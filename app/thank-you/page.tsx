import { ThankYouPage } from '@/components/sections/thank-you-page'
import { JsonLd } from '@/components/seo/json-ld'
import { thankYou } from '@/content/thank-you'
import { crumbs } from '@/content/ui/pages'
import { routes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'

const { meta, ...page } = thankYou.booked

export const metadata = pageMetadata({ path: routes.thankYou, ...meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.booked, path: routes.thankYou },
]

export default function ThankYouBookedPage() {
  return (
    <>
      <JsonLd data={pageGraph({ path: routes.thankYou, ...meta, trail })} />
      <ThankYouPage
        {...page}
        portal={thankYou.portal}
        questions={thankYou.questions}
        serviceArea={thankYou.serviceArea}
      />
    </>
  )
}
