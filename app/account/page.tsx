import { AccountGate } from '@/components/auth/account-gate'
import { PageHero } from '@/components/sections/page-hero'
import { AppMissing } from '@/components/ui/page-incomplete'
import { WithPortal } from '@/components/ui/portal-link'
import { authTexts } from '@/content/auth'
import { accountPages, crumbs } from '@/content/ui/pages'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { authConfig } from '@/lib/site/auth-config'

export const metadata = pageMetadata({
  path: routes.account,
  ...accountPages.account,
  robots: 'noindex',
})

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: crumbs.account, path: routes.account },
]

export default function AccountPage() {
  return (
    <>
      <PageHero
        title={accountPages.accountHeading}
        lead={<WithPortal in={`${authTexts.account} ${authTexts.accountHolds}`} />}
        trail={trail}
      />
      <div className="account wrap pb-section">
        <AppMissing>{authTexts.accountPage.notLoaded}</AppMissing>
        <div className="needs-script">
          <AccountGate config={authConfig} />
        </div>
        <p className="no-script-only">
          <WithPortal in={authTexts.noScript} />
        </p>
      </div>
    </>
  )
}
