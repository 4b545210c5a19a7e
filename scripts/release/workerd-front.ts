import { spawn } from 'node:child_process'
import { writeCloudflare } from './workerd'

/**
 * `workerd-front.ts <release> <folder to write in>`: serves a release with Cloudflare's own runtime, on this machine and
 * without its network. It listens on FRONT_PORT; PORT stays that of the build, from which addresses follow.
 */

const [, , releaseFolder, folder] = process.argv
if (!releaseFolder || !folder) throw new Error('Which release, and where may the worker be written?')

const wrangler = require.resolve('wrangler/bin/wrangler.js')

async function run(release: string, out: string): Promise<number> {
  await writeCloudflare(release, out, 'northpeak')
  const port = process.env.FRONT_PORT ?? process.env.PORT ?? '3000'
  const child = spawn(
    process.execPath,
    [
      wrangler,
      'dev',
      '--local',
      '--ip',
      '127.0.0.1',
      '--port',
      port,
      '--log-level',
      'error',
      '--show-interactive-dev-session=false',
    ],
    {
      cwd: out,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    },
  )
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => child.kill(name))
  process.on('exit', () => child.kill('SIGTERM'))
  return new Promise(done => child.once('exit', code => done(code ?? 1)))
}

run(releaseFolder, folder).then(code => {
  process.exitCode = code
})
