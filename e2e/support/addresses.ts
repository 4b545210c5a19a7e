import { testPorts } from '../../scripts/lib/testing.mjs'

const sitePort = process.env.PORT ?? String(testPorts.site)
const sandboxPort = process.env.SANDBOX_PORT ?? String(testPorts.sandbox)
const sandbox = `http://localhost:${sandboxPort}`
const auth = process.env.NEXT_PUBLIC_SUPABASE_URL?.replace(/\/$/, '') || sandbox

/** Where the tested build, its sandbox and its auth back end answer. */
export const addresses = {
  site: `http://localhost:${sitePort}`,
  sandbox,
  auth,
  /** The sandbox can also be made to fail, and to run with other settings; another back end cannot. */
  authIsSandbox: auth === sandbox,
  /** Answers like the sandbox's mailbox. Without one, journeys that need a mail are left out. */
  mails: process.env.AUTH_MAIL_API || (auth === sandbox ? `${sandbox}/mail/api/messages` : undefined),
  sitePort,
  sandboxPort,
}
