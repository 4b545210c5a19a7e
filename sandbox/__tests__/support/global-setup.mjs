import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sandbox = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Creating a Postgres cluster takes seconds, loading one a fraction: all servers of a run load the same image. */
export default function setUp() {
  const image = execFileSync(
    process.execPath,
    ['--import', 'tsx', join('__tests__', 'support', 'image.ts')],
    {
      cwd: sandbox,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  process.env.TEST_DATABASE_IMAGE = image.trim()
}
