import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { nginxFiles, timeOfTag } from '@/lib/release/nginx'
import type { Release } from '@/lib/release/release-manifest'
import { readRelease } from '../serve/read-release'
import { isOnlyHere, refuseSample } from '../serve/sample.mjs'

const loopback = ['127.0.0.1', '[::1]']

/** The path of Debian's libnginx-mod-http-brotli-static in this nginx's module folder, if installed. */
function brotliModule(nginx: string): string | undefined {
  const built = execFileSync('sh', ['-c', '"$0" -V 2>&1', nginx], { encoding: 'utf8' })
  const folder = /--modules-path=(\S+)/.exec(built)?.[1] ?? '/usr/lib/nginx/modules'
  const file = join(folder, 'ngx_http_brotli_static_module.so')
  return existsSync(file) ? file : undefined
}

/** Sets each file's time from its hash, because nginx derives its ETag from the time. Compressed files get the same time. */
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
  /** The release to serve, and a folder where nginx may write. */
  releaseFolder: string
  runFolder: string
  port: number
  host?: string | undefined
  nodePort: number
  isSample?: boolean
}

export function writeConfiguration(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/**
 * Writes the configuration of a release and switches to it atomically, by renaming a symbolic link.
 * @returns the configuration's path, the same for every release.
 * @throws when nginx rejects the configuration; the current one stays.
 */
function configureNginx({
  nginx = 'nginx',
  releaseFolder,
  runFolder,
  port,
  host,
  nodePort,
  isSample = false,
}: Front): string {
  const release = readRelease(releaseFolder)
  if (host && !isOnlyHere(host)) refuseSample(release.siteEnv, isSample)
  stampFiles(release, releaseFolder)
  const brotli = brotliModule(nginx)
  const files = nginxFiles(release, {
    releaseFolder: resolve(releaseFolder),
    runFolder: resolve(runFolder),
    listen: (host ? [host.includes(':') ? `[${host}]` : host] : loopback).map(name => `${name}:${port}`),
    node: `127.0.0.1:${nodePort}`,
    ...(brotli ? { brotliModule: brotli } : {}),
    // When root starts nginx, its workers run as `nobody`, who may not be allowed to read the release.
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

/** How often a link is checked for a new release. */
const pollMs = 500

/**
 * Runs nginx in the foreground; either process ends with the other. If the release is a symbolic link, such as
 * `releases/current`, a new target is served as soon as the link changes: nginx starts new workers, and the old ones finish
 * their pending requests.
 */
export async function runNginx(front: Front): Promise<number> {
  const { nginx = 'nginx', releaseFolder: link, runFolder } = front
  mkdirSync(runFolder, { recursive: true })
  let serving = realpathSync(link)
  const config = configureNginx({ ...front, releaseFolder: serving })
  const child = spawn(nginx, ['-p', resolve(runFolder), '-e', 'stderr', '-c', config], { stdio: 'inherit' })
  const ended = new Promise<number>(done => child.once('exit', code => done(code ?? 1)))

  function poll() {
    const found = existsSync(link) ? realpathSync(link) : serving
    if (found === serving) return
    serving = found
    try {
      configureNginx({ ...front, releaseFolder: found })
      child.kill('SIGHUP')
    } catch (error) {
      // The previous release stays up.
      console.error(error)
    }
  }
  const watch = setInterval(poll, pollMs)

  // QUIT lets pending requests finish.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => child.kill('SIGQUIT'))
  process.on('exit', () => child.kill('SIGTERM'))
  const code = await ended
  clearInterval(watch)
  return code
}
