import { AuthScreen } from '@/components/auth/auth-screen'
import { RecoverForm } from '@/components/auth/recover-form'
import { accountPages } from '@/content/ui/pages'
import { AuthProvider } from '@/lib/auth/context'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { authConfig } from '@/lib/site/auth-config'

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
