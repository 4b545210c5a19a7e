import { existsSync } from 'node:fs'
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from '../../runner/user-error.mjs'
import { readBodies } from '../serve/bodies.mjs'
import { refuseSample } from '../serve/sample.mjs'

/** Published releases to retain: an open tab may be as old as the oldest of them. */
const retained = 5
/** As in tools/release/release-manifest.ts. */
const manifestVersion = 2
const extensions = { br: '.br', gzip: '.gz' }
const current = 'current'
/** The published releases, the latest first; `back` leaves it as it is. */
export const historyFile = 'history.json'
const lock = 'publishing'
/** The link by which tools/release/serve/primary.mjs says what is served. */
export const servedLink = 'served'

const log = text => process.stderr.write(`${text}\n`)

async function readJson(file) {
  const text = await readFile(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UserError(`${file} is damaged: ${error.message}.`)
  }
}

/** Replaces a file atomically: a reader sees the old or the new text, never a part. */
async function replaceFile(file, text) {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

/** @throws naming the file if it is missing or damaged. */
export async function readManifest(folder) {
  const file = join(folder, 'manifest.json')
  const manifest = await readJson(file)
  if (manifest?.version !== manifestVersion || !Array.isArray(manifest.entries) || !manifest.headerSets) {
    throw new UserError(`${file} is damaged, or of another version.`)
  }
  return manifest
}

/** By id, in the same order. A release that cannot be read is left out, with a line that names the file. */
async function readManifests(folder, ids) {
  const read = new Map()
  for (const id of ids) {
    try {
      read.set(id, await readManifest(join(folder, id)))
    } catch (error) {
      log(`${error.message}\n${join(folder, id)} is left out from now on, and can be deleted.`)
    }
  }
  return read
}

/** Hard-links a file, or copies it where the file system has no links. */
async function share(from, to) {
  await mkdir(dirname(to), { recursive: true })
  await link(from, to).catch(error => (error.code === 'EEXIST' ? undefined : copyFile(from, to)))
}

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/**
 * Every file of a build is compared with its manifest's hash. Published files are hard links to the built ones, so that
 * damage to one of them is in both.
 * @throws naming the file
 */
function verify(folder, { entries, notFound, notFoundUnder }) {
  const missing = [notFound, ...notFoundUnder.map(({ file }) => file)]
  for (const file of [...entries.filter(({ keptFrom }) => !keptFrom), ...missing]) readBodies(folder, file)
}

/** Whether a published folder has every file of a release, in full. Its manifest also lists files of other releases. */
async function isPublished(release, folder) {
  if (!existsSync(folder)) return false
  try {
    verify(folder, await readManifest(folder))
    for (const file of (await filesIn(release)).filter(file => file !== 'manifest.json')) {
      const [published, built] = await Promise.all([stat(join(folder, file)), stat(join(release, file))])
      if (published.size !== built.size) throw new Error(`${join(folder, file)} is damaged.`)
    }
    return true
  } catch (error) {
    log(`${error.message}\nThe release is copied again.`)
    return false
  }
}

/** Adds the hashed files of the other releases that this one lacks: their pages may still be open in tabs. */
async function addFilesOfOthers(folder, id, manifests) {
  const { [id]: manifest, ...others } = Object.fromEntries(manifests)
  const paths = new Set(manifest.entries.map(({ path }) => path))
  for (const [other, { entries, headerSets }] of Object.entries(others)) {
    for (const entry of entries) {
      if (!entry.hashed || entry.keptFrom || paths.has(entry.path)) continue
      const endings = ['', ...entry.encodings.map(coding => extensions[coding])]
      const files = endings.map(ending => entry.file + ending)
      try {
        readBodies(join(folder, other), entry)
        for (const file of files) await share(join(folder, other, file), join(folder, id, file))
      } catch (error) {
        // Only its old tabs would miss it.
        log(error.message)
        continue
      }
      paths.add(entry.path)
      manifest.entries.push({ ...entry, keptFrom: other })
      manifest.headerSets[entry.headers] = headerSets[entry.headers]
    }
  }
  await replaceFile(join(folder, id, 'manifest.json'), `${JSON.stringify(manifest)}\n`)
}

/** Creates the link under another name and renames it, which is atomic. */
async function pointTo(folder, id) {
  const aside = join(folder, `${current}.new`)
  await rm(aside, { force: true })
  await symlink(id, aside)
  await rename(aside, join(folder, current))
}

async function switchTo(folder, id, manifests) {
  await addFilesOfOthers(folder, id, manifests)
  await replaceFile(join(folder, historyFile), JSON.stringify([...manifests.keys()]))
  await pointTo(folder, id)
}

const idAt = (folder, name) => readlink(join(folder, name)).catch(() => undefined)
const idOfCurrent = folder => idAt(folder, current)

/** A damaged list must not lead to another folder. */
const isId = id => typeof id === 'string' && /^[\w-]+$/.test(id)

/** The published releases, the latest first. Without a readable list: by the time at which each was last made current. */
async function readHistory(folder) {
  const file = join(folder, historyFile)
  if (!existsSync(folder)) return []
  try {
    const list = existsSync(file) ? await readJson(file) : undefined
    if (Array.isArray(list) && list.every(isId)) return list
    if (list !== undefined) throw new UserError(`${file} is damaged: it lists no releases.`)
  } catch (error) {
    log(`${error.message}\nThe releases are listed by their times instead.`)
  }
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter(entry => entry.isDirectory() && isId(entry.name))
    .map(({ name }) => name)
  const dated = await Promise.all(
    names.map(async name => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  )
  return dated.sort((a, b) => b.time - a.time).map(({ name }) => name)
}

const isRunning = pid => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Runs `work` while no other process publishes into `folder`. The lock of a process that was killed is taken over. */
async function withLock(folder, work) {
  const file = join(folder, lock)
  await mkdir(folder, { recursive: true })
  // A link, because it is created together with its content.
  const take = () =>
    symlink(String(process.pid), file).then(
      () => true,
      error => (error.code === 'EEXIST' ? false : Promise.reject(error)),
    )
  if (!(await take())) {
    const holder = Number(await idAt(folder, lock))
    if (!isRunning(holder)) await rm(file, { force: true })
    if (!(await take())) {
      throw new UserError(
        `Process ${holder} is publishing a release: wait for its end, or delete ${file} if it is not.`,
      )
    }
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

/** Copies of releases that were not finished. */
async function removeUnfinished(folder) {
  for (const name of await readdir(folder))
    if (/^[\w-]+\.new$/.test(name) && name !== `${current}.new`)
      await rm(join(folder, name), { recursive: true, force: true })
}

/**
 * Copies a release into `folder` under its id, makes it the current one and deletes those beyond the retained ones.
 *
 * @returns its id.
 */
export async function publish(release, folder) {
  const source = join(release, 'manifest.json')
  const { id } = existsSync(source) ? await readJson(source) : {}
  if (!id) throw new UserError(`There is no release in ${release}: run npm run build first.`)
  verify(release, await readManifest(release))
  return withLock(folder, async () => {
    const before = await readHistory(folder)
    const published = join(folder, id)
    await removeUnfinished(folder)
    if (!(await isPublished(release, published))) {
      try {
        const aside = `${published}.new`
        for (const file of await filesIn(release)) await share(join(release, file), join(aside, file))
        await rm(published, { recursive: true, force: true })
        await rename(aside, published)
      } catch (error) {
        // It would keep a full disk full.
        await removeUnfinished(folder)
        throw error
      }
    }
    // 'back' returns to what was current until now, also after an earlier 'back'.
    const now = await idOfCurrent(folder)
    const manifests = await readManifests(folder, new Set([id, ...(now ? [now] : []), ...before]))
    // While newer releases fail to start, an older one is served; after a crash it is all there is.
    const served = await idAt(folder, servedLink)
    const isRetained = ([other], index) => index < retained || other === served
    await switchTo(folder, id, new Map([...manifests].filter(isRetained)))
    for (const [other] of [...manifests].filter((entry, index) => !isRetained(entry, index)))
      await rm(join(folder, other), { recursive: true, force: true })
    return id
  })
}

/**
 * Makes the release before the current one current again; the newer one stays in the folder.
 *
 * @param isSampleAllowed whether it may be a build that is not for production
 * @returns its id.
 */
export async function goBack(folder, isSampleAllowed = false) {
  if (!existsSync(folder)) throw new UserError(`No release has been published in ${folder}.`)
  return withLock(folder, async () => {
    const order = await readHistory(folder)
    const now = await idOfCurrent(folder)
    const manifests = await readManifests(folder, order)
    const older = order.slice(order.indexOf(now) + 1).filter(other => other !== now && manifests.has(other))
    const isLive = other => manifests.get(other).siteEnv === 'production'
    const id = older.find(other => isSampleAllowed || isLive(other))
    if (!id && older.length > 0) refuseSample(manifests.get(older[0]).siteEnv, false)
    if (!id) throw new UserError(`There is no release before the current one in ${folder}.`)
    await switchTo(folder, id, manifests)
    return id
  })
}

/** The id of the release served at an address; `nobody` if nothing listens there, undefined on a timeout. */
export async function servedAt(address) {
  try {
    const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(5000) })
    return answer.headers.get('x-release') ?? 'another server'
  } catch (error) {
    return error.cause?.code === 'ECONNREFUSED' ? 'nobody' : undefined
  }
}

/** Waits until a release is served at an address; false if nothing listens there or another one is still served at the end. */
export async function waitUntilServed(address, id, seconds = 30) {
  const deadline = Date.now() + seconds * 1000
  let served = await servedAt(address)
  while (served !== 'nobody' && served !== id && Date.now() < deadline) {
    await pause(100)
    served = await servedAt(address)
  }
  return served === id
}
