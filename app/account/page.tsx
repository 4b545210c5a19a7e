import { AccountGate } from '@/components/auth/account-gate'
import { PageHero } from '@/components/sections/page-hero'
import { authTexts } from '@/content/auth'
import { authConfig } from '@/lib/auth/server-config'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: routes.account,
  title: 'Your website account',
  description:
    'Email, names, password and second step of your website account. It is not the patient portal, and no health data is kept in it.',
  robots: 'noindex',
})

const trail = [
  { name: 'Home', path: routes.home },
  { name: 'Account', path: routes.account },
]

export default function AccountPage() {
  return (
    <>
      <PageHero title="Your account" lead={authTexts.account} trail={trail} />
      <div className="account wrap pb-section">
        <div className="needs-script">
          <AccountGate config={authConfig} />
        </div>
        <p className="no-script-only">{authTexts.noScript}</p>
      </div>
    </>
  )
}
