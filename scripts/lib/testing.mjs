/** Beside those of `npm start` and `npm run dev`, so that tests can run while either is up. */
export const testPorts = { site: 3100, sandbox: 4110 }

const unlimited = '100000'

/** The sandbox as tests need it: nothing remembered from the last run, quick passwords, many visitors at once. */
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
