import { AuthScreen } from '@/components/auth/auth-screen'
import { ResetPanel } from '@/components/auth/reset-panel'
import { accountPages } from '@/content/ui/pages'
import { AuthProvider } from '@/lib/auth/context'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { authConfig } from '@/lib/site/auth-config'

export const metadata = pageMetadata({
  path: routes.authReset,
  ...accountPages.reset,
  robots: 'noindex',
})

export default function ResetPage() {
  return (
    <AuthScreen>
      <AuthProvider config={authConfig}>
        <ResetPanel />
      </AuthProvider>
    </AuthScreen>
  )
}
