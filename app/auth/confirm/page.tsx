import { AuthScreen } from '@/components/auth/auth-screen'
import { ConfirmPanel } from '@/components/auth/confirm-panel'
import { AuthProvider } from '@/lib/auth/context'
import { authConfig } from '@/lib/auth/server-config'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: routes.authConfirm,
  title: 'Confirm your address',
  description:
    'Where the links in our emails lead: confirm your email address for the website account with one click.',
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
