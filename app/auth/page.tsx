import { AuthForm } from '@/components/auth/auth-form'
import { AuthScreen } from '@/components/auth/auth-screen'
import { AuthProvider } from '@/lib/auth/context'
import { authConfig } from '@/lib/auth/server-config'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: '/auth',
  title: "Sign In | Northpeak Men's Health",
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
