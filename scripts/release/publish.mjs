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
  symlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Hint } from '../lib/hint.mjs'

/** Published releases to retain: an open tab may be as old as the oldest of them. */
const retained = 5
const extensions = { br: '.br', gzip: '.gz' }
const current = 'current'
const history = 'history.json'

const readJson = async (file, fallback) =>
  existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : fallback

/** Replaces a file atomically: a reader sees the old or the new text, never a part. */
async function replaceFile(file, text) {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

/** Hard-links a file, or copies it where the file system has no links. */
async function share(from, to) {
  await mkdir(dirname(to), { recursive: true })
  await link(from, to).catch(error => (error.code === 'EEXIST' ? undefined : copyFile(from, to)))
}

async function shareFolder(from, to) {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter(entry => entry.isFile())) {
    const source = join(entry.parentPath, entry.name)
    await share(source, to + source.slice(from.length))
  }
}

/** Adds the hashed files of the other releases that this one lacks: their pages may still be open in tabs. */
async function addFilesOfOthers(folder, id, others) {
  const file = join(folder, id, 'manifest.json')
  const manifest = await readJson(file)
  const paths = new Set(manifest.entries.map(({ path }) => path))
  for (const other of others) {
    const { entries, headerSets } = await readJson(join(folder, other, 'manifest.json'))
    for (const entry of entries) {
      if (!entry.hashed || entry.keptFrom || paths.has(entry.path)) continue
      paths.add(entry.path)
      manifest.entries.push({ ...entry, keptFrom: other })
      for (const { file: name, encodings, headers } of entry.variants) {
        manifest.headerSets[headers] = headerSets[headers]
        for (const extension of ['', ...encodings.map(coding => extensions[coding])])
          await share(join(folder, other, name + extension), join(folder, id, name + extension))
      }
    }
  }
  await replaceFile(file, `${JSON.stringify(manifest)}\n`)
}

/** Creates the link under another name and renames it, which is atomic. */
async function pointTo(folder, id) {
  const aside = join(folder, `${current}.new`)
  await rm(aside, { force: true })
  await symlink(id, aside)
  await rename(aside, join(folder, current))
}

async function switchTo(folder, id, order) {
  await addFilesOfOthers(
    folder,
    id,
    order.filter(other => other !== id),
  )
  await replaceFile(join(folder, history), JSON.stringify(order))
  await pointTo(folder, id)
}

const idOfCurrent = folder => readlink(join(folder, current)).catch(() => undefined)

/**
 * Copies a release into `folder` under its id, makes it the current one and deletes those beyond the retained ones.
 *
 * @returns its id.
 */
export async function publish(release, folder) {
  const { id } = await readJson(join(release, 'manifest.json'), {})
  if (!id) throw new Hint(`There is no release in ${release}: run npm run build first.`)
  const before = await readJson(join(folder, history), [])
  if (!existsSync(join(folder, id))) {
    const aside = join(folder, `${id}.new`)
    await rm(aside, { recursive: true, force: true })
    await shareFolder(release, aside)
    await rename(aside, join(folder, id))
  }
  // 'back' returns to what was current until now, also after an earlier 'back'.
  const now = await idOfCurrent(folder)
  const order = [...new Set([id, ...(now ? [now] : []), ...before])].slice(0, retained)
  await switchTo(folder, id, order)
  for (const other of before.filter(other => !order.includes(other)))
    await rm(join(folder, other), { recursive: true, force: true })
  return id
}

/**
 * Makes the release before the current one current again; the newer one stays in the folder.
 *
 * @returns its id.
 */
export async function goBack(folder) {
  const order = await readJson(join(folder, history), [])
  const id = order[order.indexOf(await idOfCurrent(folder)) + 1]
  if (!id) throw new Hint(`There is no release before the current one in ${folder}.`)
  await switchTo(folder, id, order)
  return id
}

/** The id of the release served at an address; `nobody` if nothing listens there, undefined on a timeout. */
async function servedAt(address) {
  try {
    const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(5000) })
    return answer.headers.get('x-release') ?? 'another server'
  } catch (error) {
    return error.cause?.code === 'ECONNREFUSED' ? 'nobody' : undefined
  }
}

/** Waits until a release is served at an address; false if nothing listens there or another one is still served at the end. */
export async function untilServed(address, id, seconds = 30) {
  const deadline = Date.now() + seconds * 1000
  let served = await servedAt(address)
  while (served !== 'nobody' && served !== id && Date.now() < deadline) {
    await pause(100)
    served = await servedAt(address)
  }
  return served === id
}
