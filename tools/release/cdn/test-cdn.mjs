import { runNode, startCommand, stopService } from '../../runner/processes.mjs'
import { inProject, tools, typescript, UserError } from '../../runner/project.mjs'
import { waitFor } from '../../runner/start-services.mjs'

/** Kept out of the project's packages: it brings 77 of them. docs/hosting.md names the same version. */
const wrangler = 'wrangler@4.86.0'

/** Tests the folder for a CDN in Cloudflare's own runtime, without a network but for npx. Returns the tests' exit code. */
export async function testCdn(ports, env) {
  const write = typescript(inProject('tools', 'release', 'cdn', 'write-cdn.ts'))
  if ((await runNode([...write, '--sample'], env)) !== 0) throw new UserError('See the lines above.')
  const port = ports.site + 11
  const config = inProject('out', 'cdn', 'wrangler.jsonc')
  const child = startCommand(
    'npx',
    ['--yes', wrangler, 'dev', '--config', config, '--port', String(port), '--inspector-port', '0'],
    { ...env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  )
  const address = `http://localhost:${port}`
  await waitFor({ name: wrangler, child, address, seconds: 180 })
  const suite = [tools.playwright, 'test', 'e2e/http/cdn.spec.ts', '--project', 'http']
  const code = await runNode(suite, { ...env, SERVER_URL: address, SERVER_IS_CDN: '1' })
  await stopService(child)
  return code
}
