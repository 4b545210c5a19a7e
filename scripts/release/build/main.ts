import { join } from 'node:path'
import { writeRelease } from './write-release'

const project = join(__dirname, '..', '..', '..')

writeRelease(project).then(
  ({ id, entries }) => console.log(`Release ${id}: ${entries.length} addresses.`),
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
