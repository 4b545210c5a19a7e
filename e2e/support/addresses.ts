import { testPorts } from '../../scripts/lib/testing.mjs'

const sitePort = process.env.PORT ?? String(testPorts.site)
const sandboxPort = process.env.SANDBOX_PORT ?? String(testPorts.sandbox)

/** Where the tested build and its sandbox answer. */
export const addresses = {
  site: `http://localhost:${sitePort}`,
  sandbox: `http://localhost:${sandboxPort}`,
  sitePort,
  sandboxPort,
}
