import { AuthForm } from '@/components/auth/auth-form'
import { AuthScreen } from '@/components/auth/auth-screen'
import { clinic } from '@/content/facts/clinic'
import { AuthProvider } from '@/lib/auth/context'
import { authConfig } from '@/lib/auth/server-config'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: routes.auth,
  title: `Sign In | ${clinic.name}`,
  description:
    'Sign in to your website account or create one. It is not the patient portal, and no health data is kept in it.',
  robots: 'noindex',
})

export default function AuthPage() {
  return (
    <AuthScreen>
      <AuthProvider config={authConfig}>
        <AuthForm />
      </AuthProvider>
    </AuthScreen>
  )
}
