import nextEnv from '@next/env'

/**
 * Loaded before a script's own code (`node --import`): the project's `.env` files, by the reader and the order of Next
 * itself. Otherwise an address that is given only there would be in the pages, and not in their content policy.
 */
nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development', {
  info: () => {},
  error: console.error,
})
