import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { releaseSchema } from '@/lib/release/manifest'
import { findNginx } from '../../scripts/release/find-nginx.mjs'
import { goBack, publish, untilServed } from '../../scripts/release/publish.mjs'
import { freePort } from '../support/free-port'

const project = join(__dirname, '..', '..')
const release = join(project, 'release')

/**
 * A copy of the release as another build would be: no hashed file has the name it had, and the data for the router is of
 * another build. (Its own pages still name the files as before; they come from what is kept of the release before.)
 */
async function anotherBuild(folder: string, name: string): Promise<void> {
  await cp(release, folder, { recursive: true })
  const file = join(folder, 'manifest.json')
  const manifest = releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const renamed = (path: string) => path.replace(/(\.\w+)$/, `-${name}$1`)
  for (const entry of manifest.entries) {
    if (entry.hashed) entry.path = renamed(entry.path)
    for (const variant of entry.variants) {
      if (entry.hashed) {
        const old = variant.file
        variant.file = renamed(old)
        for (const end of ['', ...variant.encodings.map(coding => ({ br: '.br', gzip: '.gz' })[coding])])
          await rename(join(folder, old + end), join(folder, variant.file + end))
      } else if (variant.kind === 'flight' || variant.kind === 'segment') {
        const text = (await readFile(join(folder, variant.file), 'utf8')).replace(
          /"b":"[^"]+"/,
          `"b":"${name}"`,
        )
        await writeFile(join(folder, variant.file), text)
        Object.assign(variant, { encodings: [], etag: `"${name}"`, bytes: Buffer.byteLength(text) })
      }
    }
  }
  await writeFile(file, JSON.stringify({ ...manifest, id: name }))
}

export type ServingFront = 'the Node front' | 'nginx'

type Serving = {
  front?: ServingFront
  /** Whom nginx asks about visitors with a session. Port 1 answers nobody. */
  nodePort?: string
}

/** Where one of the two is not installed, tests that need it are left out. */
export const isInstalled = (front: ServingFront) => front !== 'nginx' || findNginx() !== undefined

/** A server of its own, which serves whatever release is the current one. */
export async function serveReleases({ front = 'the Node front', nodePort = '1' }: Serving = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'))
  // nginx started by root has workers of the files' owner, and those have to come here.
  await chmod(folder, 0o755)
  const current = join(folder, 'releases', 'current')
  const first = await publish(release, join(folder, 'releases'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const scripts = join(project, 'scripts')
  const program =
    front === 'nginx'
      ? ['--import', 'tsx', join(scripts, 'release', 'nginx-front.ts'), current, join(folder, 'nginx')]
      : [join(scripts, 'serve.mjs'), current]
  const server: ChildProcess = spawn(process.execPath, program, {
    cwd: project,
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(port + 1),
      NODE_PORT: nodePort,
      NGINX_PATH: findNginx() ?? '',
    },
    stdio: 'inherit',
  })
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  while (!(await untilServed(address, first))) {
    if (server.exitCode !== null) throw new Error('The server ended.')
    await pause(100)
  }
  let builds = 0

  return {
    address,
    async deploy(): Promise<void> {
      const name = `build${++builds}`
      await anotherBuild(join(folder, name), name)
      await publish(join(folder, name), join(folder, 'releases'))
      if (!(await untilServed(address, name))) throw new Error(`${name} is not served.`)
    },
    async back(): Promise<void> {
      const name = await goBack(join(folder, 'releases'))
      if (!(await untilServed(address, name))) throw new Error(`${name} is not served again.`)
    },
    /** Takes away the part that knows of sessions, which the Node front loads when the first visitor with one comes. */
    async breakBounce(): Promise<void> {
      await rm(join(current, 'bounce.mjs'))
    },
    async end(): Promise<void> {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
