import { AuthScreen } from '@/components/auth/auth-screen'
import { ConfirmPanel } from '@/components/auth/confirm-panel'
import { accountPages } from '@/content/ui/pages'
import { AuthProvider } from '@/lib/auth/context'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { authConfig } from '@/lib/site/auth-config'

export const metadata = pageMetadata({
  path: routes.authConfirm,
  ...accountPages.confirm,
  robots: 'noindex',
})

export default function ConfirmPage() {
  return (
    <AuthScreen>
      <AuthProvider config={authConfig}>
        <ConfirmPanel />
      </AuthProvider>
    </AuthScreen>
  )
}
