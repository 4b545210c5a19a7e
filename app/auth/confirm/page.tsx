import { AuthScreen } from '@/components/auth/auth-screen'
import { ConfirmPanel } from '@/components/auth/confirm-panel'
import { accountPages } from '@/content/ui/pages'
import { AuthProvider } from '@/lib/auth/context'
import { authConfig } from '@/lib/auth/server-config'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'

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
