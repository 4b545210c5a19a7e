import { spawn } from 'node:child_process'
import { writeCloudflare } from './workerd'

/**
 * `workerd-front.ts <release> <writable folder>`: serves a release locally with Cloudflare's runtime. It listens on
 * FRONT_PORT; PORT keeps its value from the build, because addresses follow from it.
 */

const [, , releaseFolder, folder] = process.argv
if (!releaseFolder || !folder) throw new Error('Usage: workerd-front.ts <release> <writable folder>')

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
