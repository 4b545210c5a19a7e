import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { AuthSettings } from './settings'
import { SCHEMA } from './tables'

/** Anything that runs statements: the database or a transaction. */
export type Sql = {
  query<T>(text: string, values?: unknown[]): Promise<{ rows: T[] }>
}

function listens(path: string): Promise<boolean> {
  return new Promise(settle => {
    const socket = connect(path, () => {
      socket.destroy()
      settle(true)
    })
    socket.once('error', () => settle(false))
  })
}

/**
 * Two processes on the same files would corrupt them. A listening socket in the directory shows that one is
 * running; unlike a PID file it cannot be stale after a crash.
 */
async function lockDirectory(dataDir: string): Promise<Server | undefined> {
  const path = resolve(dataDir, 'in-use.sock')
  // Socket paths are limited to about 100 bytes, and Windows has no sockets in directories.
  if (path.length > 100 || process.platform === 'win32') return undefined
  if (await listens(path)) {
    throw new Error(`The auth sandbox is already running on ${dataDir}; give this one its own directory`)
  }
  await rm(path, { force: true })
  const lock = createServer(socket => socket.destroy())
  await new Promise<void>((settle, reject) => lock.once('error', reject).listen(path, settle))
  return lock.unref()
}

/** The image never replaces an existing database. */
async function imageFor(path: string, image: string | undefined) {
  if (image === undefined || existsSync(`${path}/PG_VERSION`)) return {}
  return { loadDataDir: new Blob([await readFile(image)]) }
}

export async function openDatabase({
  dataDir,
  databaseImage,
}: Pick<AuthSettings, 'dataDir' | 'databaseImage'>) {
  const isMemory = dataDir === 'memory'
  if (!isMemory) await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = isMemory ? undefined : await lockDirectory(dataDir)
  const path = isMemory ? 'memory://' : `${dataDir}/postgres`
  // Strict durability: rows are on disk before the response is sent.
  const database = await PGlite.create(path, {
    relaxedDurability: false,
    ...(await imageFor(path, databaseImage)),
  }).catch((cause: unknown) => {
    lock?.close()
    const why = 'its files are damaged, or the disk is full'
    const remedy = `Make room, or delete ${dataDir} to start with an empty one.`
    throw new Error(`The auth sandbox could not open its database in ${dataDir}: ${why}. ${remedy}`, {
      cause,
    })
  })
  await database.exec(SCHEMA)
  return {
    database,
    async close() {
      await database.close()
      lock?.close()
    },
  }
}

export async function firstRow<T>(sql: Sql, text: string, values: unknown[] = []): Promise<T | undefined> {
  return (await sql.query<T>(text, values)).rows[0]
}

/** For statements that return exactly one row, such as an insert with `returning`. */
export async function oneRow<T>(sql: Sql, text: string, values: unknown[] = []): Promise<T> {
  const row = await firstRow<T>(sql, text, values)
  if (row === undefined) throw new Error(`The statement returned no row: ${text}`)
  return row
}
