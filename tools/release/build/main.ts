import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pagesWithoutRoom } from '../budgets'
import { writeRelease } from './write-release'

const project = join(__dirname, '..', '..', '..')

writeRelease(project).then(
  ({ id, entries }) => {
    console.log(`Release ${id}: ${entries.length} addresses.`)
    const pages = entries.filter(({ kind }) => kind === 'document')
    const sizes = pages.map(({ path, file }) => ({
      path,
      bytes: statSync(join(project, 'release', `${file}.br`)).size,
    }))
    for (const line of pagesWithoutRoom(sizes)) console.log(line)
  },
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
