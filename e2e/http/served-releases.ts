import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { releaseSchema } from '@/lib/release/manifest'
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

/** A server of its own, which serves whatever release is the current one. */
export async function serveReleases() {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'))
  const first = await publish(release, join(folder, 'releases'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const server: ChildProcess = spawn(
    process.execPath,
    [join(project, 'scripts', 'serve.mjs'), join(folder, 'releases', 'current')],
    { env: { ...process.env, PORT: String(port), SANDBOX_PORT: String(port + 1) }, stdio: 'inherit' },
  )
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
    async end(): Promise<void> {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
