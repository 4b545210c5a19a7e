import { env } from '@/lib/env'
import { authConfig } from '@/lib/site/auth-config'
import type { SiteAddresses } from './modules.browser'

/** For the modules: passed as a prop on pages that hydrate, and put into the script of the others by the build. */
export const siteAddresses: SiteAddresses = {
  auth: authConfig,
  guidePreview: env.guidePreviewUrl,
  ...(env.reportsUrl ? { reports: env.reportsUrl } : {}),
}
