/** Other ports than `npm start` and `npm run dev`, so that tests can run beside them. */
export const testPorts = { site: 3100, sandbox: 4110 }

const unlimited = '100000'

/** The sandbox's settings for tests: no stored accounts, cheap password hashes, no rate limits. */
export const testSandbox = {
  SANDBOX_AUTH_DATA_DIR: 'memory',
  SANDBOX_AUTH_BCRYPT_COST: '4',
  SANDBOX_AUTH_RATE_LIMIT_BURST: unlimited,
  SANDBOX_AUTH_RATE_LIMIT_MAILS: unlimited,
  SANDBOX_AUTH_RATE_LIMIT_MFA: unlimited,
  SANDBOX_AUTH_RATE_LIMIT_OTP: unlimited,
  SANDBOX_AUTH_RATE_LIMIT_TOKEN: unlimited,
  SANDBOX_AUTH_RATE_LIMIT_VERIFY: unlimited,
}
