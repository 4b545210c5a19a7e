import { testPorts } from '../../tools/runner/testing.mjs'

const sitePort = process.env.PORT ?? String(testPorts.site)
const sandboxPort = process.env.SANDBOX_PORT ?? String(testPorts.sandbox)
const sandbox = `http://localhost:${sandboxPort}`
const auth = process.env.NEXT_PUBLIC_SUPABASE_URL?.replace(/\/$/, '') || sandbox

/** The addresses of the tested build, its sandbox and its auth back end. */
export const addresses = {
  site: `http://localhost:${sitePort}`,
  sandbox,
  auth,
  /** Only the sandbox can be made to fail or run with other settings. */
  authIsSandbox: auth === sandbox,
  /** A mailbox with the sandbox's API. Without one, tests that need a mail are skipped. */
  mails: process.env.AUTH_MAIL_API || (auth === sandbox ? `${sandbox}/mail/api/messages` : undefined),
  sitePort,
  sandboxPort,
}
