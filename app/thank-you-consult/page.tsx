import { ThankYouPage } from '@/components/sections/thank-you-page'
import { thankYou } from '@/content/thank-you'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'

const { description, ...page } = thankYou.consult

export const metadata = pageMetadata({
  path: routes.thankYouConsult,
  title: page.title,
  description,
  robots: 'noindex-nofollow',
})

export default function ThankYouConsultPage() {
  return (
    <ThankYouPage
      {...page}
      portal={thankYou.portal}
      questions={thankYou.questions}
      serviceArea={thankYou.serviceArea}
    />
  )
}
