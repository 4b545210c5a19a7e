import { AuthScreen } from '@/components/auth/auth-screen'
import { RecoverForm } from '@/components/auth/recover-form'
import { AuthProvider } from '@/lib/auth/context'
import { authConfig } from '@/lib/auth/server-config'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: routes.authForgot,
  title: 'Forgotten password',
  description:
    'Ask for an email with a link to choose a new password for your website account at our clinic.',
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
