import { type ChildProcess, spawn } from 'node:child_process'
import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { goBack, publish, waitUntilServed } from '../../tools/release/publish/publish.mjs'
import { readRelease } from '../../tools/release/serve/read-release'
import { freePort } from '../support/free-port'

const project = join(__dirname, '..', '..')
const release = join(project, 'release')

/** Hard links, which take no time and no space; the temporary folder may be on another disk. */
async function linkFolder(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const target = to + source.slice(from.length)
    if (entry.isDirectory()) await mkdir(target, { recursive: true })
    else {
      await mkdir(dirname(target), { recursive: true })
      await link(source, target).catch(() => copyFile(source, target))
    }
  }
}

/** Writing into a linked file would change the release, too. */
async function replaceFile(file: string, text: string): Promise<void> {
  await rm(file)
  await writeFile(file, text)
}

/**
 * A copy of the release like another build: hashed files have other names. (Its pages still name the old files, which come
 * from the retained release.)
 */
async function anotherBuild(folder: string, name: string): Promise<void> {
  await linkFolder(release, folder)
  const file = join(folder, 'manifest.json')
  const manifest = readRelease(folder)
  const renamed = (path: string) => path.replace(/(\.\w+)$/, `-${name}$1`)
  for (const entry of manifest.entries.filter(({ hashed }) => hashed)) {
    const old = entry.file
    entry.path = renamed(entry.path)
    entry.file = renamed(old)
    for (const end of ['', ...entry.encodings.map(coding => ({ br: '.br', gzip: '.gz' })[coding])])
      await rename(join(folder, old + end), join(folder, entry.file + end))
  }
  await replaceFile(file, JSON.stringify({ ...manifest, id: name }))
}

/** A separate server, which serves the current release. */
export async function serveReleases() {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'))
  const current = join(folder, 'releases', 'current')
  const first = await publish(release, join(folder, 'releases'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const server: ChildProcess = spawn(
    process.execPath,
    [join(project, 'scripts', 'serve.mjs'), current, '--sample'],
    {
      cwd: project,
      env: { ...process.env, PORT: String(port), SANDBOX_PORT: String(port + 1) },
      stdio: 'inherit',
    },
  )
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  while (!(await waitUntilServed(address, first))) {
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
      if (!(await waitUntilServed(address, name))) throw new Error(`${name} is not served.`)
    },
    async back(): Promise<void> {
      const name = await goBack(join(folder, 'releases'), true)
      if (!(await waitUntilServed(address, name))) throw new Error(`${name} is not served again.`)
    },
    /** Removes the program that handles sessions, which the server loads for the first signed-in visitor. */
    async removeRedirectProgram(): Promise<void> {
      await rm(join(current, 'redirect-if-signed-in.mjs'))
    },
    async end(): Promise<void> {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
