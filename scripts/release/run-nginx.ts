import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Release, releaseSchema } from '@/lib/release/manifest'
import { nginxFiles, timeOfTag } from '@/lib/release/nginx'

const loopback = ['127.0.0.1', '[::1]']

/** The module of Debian's libnginx-mod-http-brotli-static, where this nginx looks for modules. */
function brotliModule(nginx: string): string | undefined {
  const built = execFileSync('sh', ['-c', '"$0" -V 2>&1', nginx], { encoding: 'utf8' })
  const folder = /--modules-path=(\S+)/.exec(built)?.[1] ?? '/usr/lib/nginx/modules'
  const file = join(folder, 'ngx_http_brotli_static_module.so')
  return existsSync(file) ? file : undefined
}

/** The time of each file stands for its text: nginx makes its tags of it. Packed files have the time of theirs. */
export function stampFiles(release: Release, folder: string) {
  const files = [...release.entries.flatMap(({ variants }) => variants), release.notFound]
  for (const { file, encodings, etag } of files) {
    const seconds = timeOfTag(etag)
    const endings = ['', ...encodings.map(encoding => (encoding === 'br' ? '.br' : '.gz'))]
    for (const ending of endings) utimesSync(join(folder, file + ending), seconds, seconds)
  }
}

type Front = {
  nginx?: string
  /** The release that is served, and where nginx may write. */
  releaseFolder: string
  runFolder: string
  port: number
  host?: string | undefined
  nodePort: number
}

export function readRelease(folder: string): Release {
  return releaseSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
}

export function writeConfiguration(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/**
 * Writes the configuration of a release and makes it the one that nginx reads next, in one step: a link that is renamed.
 * @returns the configuration's path, the same for every release. A configuration that nginx refuses changes nothing.
 */
function configureNginx({ nginx = 'nginx', releaseFolder, runFolder, port, host, nodePort }: Front): string {
  const release = readRelease(releaseFolder)
  stampFiles(release, releaseFolder)
  const brotli = brotliModule(nginx)
  const files = nginxFiles(release, {
    releaseFolder: resolve(releaseFolder),
    runFolder: resolve(runFolder),
    listen: (host ? [host.includes(':') ? `[${host}]` : host] : loopback).map(name => `${name}:${port}`),
    node: `127.0.0.1:${nodePort}`,
    ...(brotli ? { brotliModule: brotli } : {}),
    // Workers of a start by root are nobody, who may not be allowed to read the release.
    ...(process.getuid?.() === 0 ? { user: ownerOf(releaseFolder) } : {}),
  })
  const folder = join(resolve(runFolder), `release-${release.id}-${process.pid}`)
  writeConfiguration(folder, files)
  const prefix = ['-p', resolve(runFolder), '-e', 'stderr']
  execFileSync(nginx, [...prefix, '-t', '-q', '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const current = join(resolve(runFolder), 'current')
  symlinkSync(folder, `${current}.${process.pid}`)
  renameSync(`${current}.${process.pid}`, current)
  return join(current, 'nginx.conf')
}

function ownerOf(folder: string): string {
  return execFileSync('id', ['-un', String(statSync(folder).uid)], { encoding: 'utf8' }).trim()
}

/** How soon a new release behind a link is noticed. */
const lookMs = 500

/**
 * nginx in the foreground; ends with it, and ends it when this process is told to. Where the release is a link, as
 * `releases/current`, a new target is served as soon as it is set: nginx starts new workers for it, and the old ones answer
 * what they have.
 */
export async function runNginx(front: Front): Promise<number> {
  const { nginx = 'nginx', releaseFolder: link, runFolder } = front
  mkdirSync(runFolder, { recursive: true })
  let serving = realpathSync(link)
  const config = configureNginx({ ...front, releaseFolder: serving })
  const child = spawn(nginx, ['-p', resolve(runFolder), '-e', 'stderr', '-c', config], { stdio: 'inherit' })
  const ended = new Promise<number>(done => child.once('exit', code => done(code ?? 1)))

  function look() {
    const found = existsSync(link) ? realpathSync(link) : serving
    if (found === serving) return
    serving = found
    try {
      configureNginx({ ...front, releaseFolder: found })
      child.kill('SIGHUP')
    } catch (error) {
      // The one before goes on.
      console.error(error)
    }
  }
  const watch = setInterval(look, lookMs)

  // Quit: what is under way ends first.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => child.kill('SIGQUIT'))
  process.on('exit', () => child.kill('SIGTERM'))
  const code = await ended
  clearInterval(watch)
  return code
}
