import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants'
import { clinic } from './content/facts/clinic'
import { env } from './lib/env'
import { refuseSamplePeople } from './lib/launch'
import { oldServiceRedirects } from './lib/redirects'
import { headerRules } from './lib/security/headers'

refuseSamplePeople(env.siteEnv, clinic.people)

// A translation is the same app with other words (docs/languages.md), built below its own path.
const code = process.env.SITE_LANGUAGE
const tsconfig = code ? `tsconfig.${code}.json` : 'tsconfig.json'
const ownPath: NextConfig = code ? { basePath: `/${code}`, distDir: `.next/languages/${code}` } : {}

const config = (phase: string): NextConfig => ({
  ...ownPath,
  reactStrictMode: true,
  poweredByHeader: false,
  // Types are checked by `npm run check` with the native compiler, which the build cannot load.
  typescript: { ignoreBuildErrors: true, tsconfigPath: tsconfig },
  devIndicators: false,
  // Of what the build is made from, so that the same sources give the same release. A page that is still open when a release
  // with another name comes then loads the next page as a whole.
  generateBuildId: () => process.env.BUILD_NAME ?? null,
  // Pictures are made by scripts/art, in the sizes that pages ask for. Without this anybody could have others made.
  images: { unoptimized: true },
  redirects: async () => oldServiceRedirects,
  headers: async () => headerRules({ development: phase === PHASE_DEVELOPMENT_SERVER }),
})

export default config
