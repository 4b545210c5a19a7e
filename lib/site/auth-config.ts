import { clinic } from '@/content/facts/clinic'
import { env } from '@/lib/env'
import type { AuthConfig } from '../auth/config'

const { idleHours } = clinic.websiteAccount

/** For server components, which pass it to the browser as a prop. */
export const authConfig: AuthConfig = {
  url: env.supabaseUrl,
  key: env.supabasePublishableKey,
  ...(env.captchaSiteKey ? { hasCaptcha: true } : {}),
  ...(idleHours ? { idleHours } : {}),
}
