import { ThankYouPage } from '@/components/sections/thank-you-page'
import { thankYou } from '@/content/thank-you'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'

const { meta, ...page } = thankYou.followup

export const metadata = pageMetadata({ path: routes.thankYouFollowup, ...meta, robots: 'noindex' })

export default function ThankYouFollowupPage() {
  return <ThankYouPage {...page} portal={thankYou.portalLogin} questions={thankYou.questions} />
}
