import { AuthScreen } from '@/components/auth/auth-screen'
import { RecoverForm } from '@/components/auth/recover-form'
import { accountPages } from '@/content/ui/pages'
import { AuthProvider } from '@/lib/auth/context'
import { authConfig } from '@/lib/auth/server-config'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: routes.authForgot,
  ...accountPages.forgot,
  robots: 'noindex',
})

export default function ForgotPage() {
  return (
    <AuthScreen>
      <AuthProvider config={authConfig}>
        <RecoverForm />
      </AuthProvider>
    </AuthScreen>
  )
}
