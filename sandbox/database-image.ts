import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { SCHEMA } from './auth/tables'

/** The name contains a hash of what the image depends on: PGlite's version and the schema. */
async function imagePath(cache: string): Promise<string> {
  const packageFile = join(dirname(require.resolve('@electric-sql/pglite')), '..', 'package.json')
  const hash = createHash('sha256')
    .update(await readFile(packageFile))
    .update(SCHEMA)
    .digest('hex')
  return join(cache, `database-${hash.slice(0, 16)}.tar`)
}

/** Prints the path of an empty database with the schema applied, creating it on the first run. */
async function main() {
  const path = await imagePath(process.argv[2] ?? '.')
  if (!existsSync(path)) {
    const database = await PGlite.create('memory://')
    await database.exec(SCHEMA)
    const image = await database.dumpDataDir('none')
    await database.close()
    await mkdir(dirname(path), { recursive: true })
    // Renamed only when complete: an interrupted run must not leave a partial image.
    const unfinished = `${path}.${process.pid}`
    await writeFile(unfinished, Buffer.from(await image.arrayBuffer()))
    await rename(unfinished, path)
  }
  process.stdout.write(path)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
