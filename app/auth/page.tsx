import { AuthIsland } from '@/components/auth/auth-island'
import { AuthScreen } from '@/components/auth/auth-screen'
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
      <AuthIsland config={authConfig} screen="form" />
    </AuthScreen>
  )
}
