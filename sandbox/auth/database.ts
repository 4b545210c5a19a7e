import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { SCHEMA } from './schema'

/** What a statement needs: the database itself or a transaction in it. */
export type Sql = {
  query<T>(text: string, values?: unknown[]): Promise<{ rows: T[]; affectedRows?: number | undefined }>
}

export async function openDatabase(dataDir: string): Promise<PGlite> {
  if (dataDir !== 'memory') await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const location = dataDir === 'memory' ? 'memory://' : `${dataDir}/postgres`
  // Durability is left strict: an answer is sent only when its rows are in the files.
  const database = await PGlite.create(location, { relaxedDurability: false })
  await database.exec(SCHEMA)
  return database
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

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'
