import nextEnv from '@next/env'

/**
 * Preloaded into scripts (`node --import`): reads the project's `.env` files as Next does. Otherwise an address that is
 * set only there would be in the pages but not in their content policy.
 */
nextEnv.loadEnvConfig(
  process.cwd(),
  process.env.NODE_ENV === 'development',
  { info: () => {}, error: console.error },
  // Also below a program that has read its own files.
  true,
)
