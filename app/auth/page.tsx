import { AuthForm } from '@/components/auth/auth-form'
import { AuthScreen } from '@/components/auth/auth-screen'
import { clinic } from '@/content/facts/clinic'
import { accountPages } from '@/content/ui/pages'
import { AuthProvider } from '@/lib/auth/context'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { authConfig } from '@/lib/site/auth-config'
import { fill } from '@/lib/words/fill'

export const metadata = pageMetadata({
  path: routes.auth,
  title: fill(accountPages.signIn.title, { clinic: clinic.name }),
  description: accountPages.signIn.description,
  robots: 'noindex',
})

export default function AuthPage() {
  return (
    <AuthScreen portalPlace="first">
      <AuthProvider config={authConfig}>
        <AuthForm />
      </AuthProvider>
    </AuthScreen>
  )
}
