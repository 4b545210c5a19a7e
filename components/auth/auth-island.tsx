'use client'

import type { AuthConfig } from '@/lib/auth/config'
import { AuthProvider } from '@/lib/auth/context'
import { AccountPanel } from './account-panel'
import { AuthForm } from './auth-form'
import { ConfirmPanel } from './confirm-panel'
import { RecoverForm } from './recover-form'
import { ResetPanel } from './reset-panel'

type AuthIslandProps = { config: AuthConfig; screen: keyof typeof screens }

const screens = {
  form: AuthForm,
  recover: RecoverForm,
  confirm: ConfirmPanel,
  reset: ResetPanel,
  account: AccountPanel,
}

/** One screen of the account pages, inside the session it needs. */
export function AuthIsland({ config, screen }: AuthIslandProps) {
  const Screen = screens[screen]
  return (
    <AuthProvider config={config}>
      <Screen />
    </AuthProvider>
  )
}
