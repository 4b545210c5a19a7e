import { AuthIsland } from '@/components/auth/auth-island'
import { AuthScreen } from '@/components/auth/auth-screen'
import { authConfig } from '@/lib/auth/server-config'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: '/auth/confirm',
  title: 'Confirm your address',
  description:
    'Where the links in our mails lead: confirm your e-mail address for the website account in one press.',
  robots: 'noindex',
})

export default function ConfirmPage() {
  return (
    <AuthScreen>
      <AuthIsland config={authConfig} screen="confirm" />
    </AuthScreen>
  )
}
