import { env } from '@/lib/env'
import type { AuthConfig } from './config'

/** For server components, which pass it to the browser as a prop. */
export const authConfig: AuthConfig = {
  url: env.supabaseUrl,
  key: env.supabasePublishableKey,
  ...(env.captchaSiteKey ? { hasCaptcha: true } : {}),
}
