import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// How PGlite fails when its files are damaged.
jest.mock('@electric-sql/pglite', () => ({
  PGlite: { create: () => Promise.reject(new Error('PGlite failed to initialize properly')) },
}))

test('a database that cannot be opened: the error names the directory and the remedy', async () => {
  const { openDatabase } = await import('../../auth/database')
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  await expect(openDatabase({ dataDir: folder, databaseImage: undefined })).rejects.toThrow(
    `delete ${folder} to start with an empty one.`,
  )
  await rm(folder, { recursive: true })
})
