import { AuthIsland } from '@/components/auth/auth-island'
import { AuthScreen } from '@/components/auth/auth-screen'
import { authConfig } from '@/lib/auth/server-config'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: '/auth/forgot',
  title: 'Forgotten password',
  description: 'Ask for a mail with a link to choose a new password for your website account at our clinic.',
  robots: 'noindex',
})

export default function ForgotPage() {
  return (
    <AuthScreen>
      <AuthIsland config={authConfig} screen="recover" />
    </AuthScreen>
  )
}
