import { execFileSync } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'

const cache = join(__dirname, '..', 'node_modules', '.cache', 'sandbox')

/**
 * Prepares what the servers of a test run share: a program from a TypeScript file of the sandbox in one file, the image of an
 * empty database, and a clock that tests can move. `program` and `clock` are for `node --import <clock> <program>`.
 */
export function prepareSandbox(entry: string) {
  const program = join(cache, `${basename(dirname(join(__dirname, entry)))}-${basename(entry, '.ts')}.cjs`)
  buildSync({
    entryPoints: [join(__dirname, entry)],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    sourcemap: 'inline',
    // Files beside the source are still found from the bundle.
    define: { __dirname: JSON.stringify(dirname(join(__dirname, entry))) },
  })
  const image = execFileSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'database-image.ts'), cache],
    { cwd: __dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return { program, image: image.trim(), clock: pathToFileURL(join(__dirname, 'test-clock.mjs')).href }
}
