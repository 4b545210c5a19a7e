/** Other ports than `npm start` and `npm run dev`, so that tests can run beside them. */
export const testPorts = { site: 3100, sandbox: 4110 }

/** The sandbox's settings for tests: no stored accounts, cheap password hashes. */
export const testSandbox = {
  SANDBOX_AUTH_DATA_DIR: 'memory',
  SANDBOX_AUTH_BCRYPT_COST: '4',
}
