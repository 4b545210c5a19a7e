import { ThankYouPage } from '@/components/sections/thank-you-page'
import { thankYou } from '@/content/thank-you'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'

const { meta, ...page } = thankYou.booked

export const metadata = pageMetadata({ path: routes.thankYou, ...meta })

export default function ThankYouBookedPage() {
  return (
    <ThankYouPage
      {...page}
      portal={thankYou.portal}
      questions={thankYou.questions}
      serviceArea={thankYou.serviceArea}
    />
  )
}
