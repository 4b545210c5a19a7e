import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describeError, UserError } from './user-error.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export const inProject = (...parts) => join(root, ...parts)

/** Paths of local tools. Without a shell or `.bin` shim, a signal reaches the tool itself. */
export const tools = {
  biome: inProject('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
  jest: inProject('node_modules', 'jest', 'bin', 'jest.js'),
  knip: inProject('node_modules', 'knip', 'bin', 'knip.js'),
  next: inProject('node_modules', 'next', 'dist', 'bin', 'next'),
  playwright: inProject('node_modules', '@playwright', 'test', 'cli.js'),
  tsc: inProject('node_modules', 'typescript', 'bin', 'tsc'),
}

const preloaded = [
  inProject('node_modules', 'tsx', 'dist', 'loader.mjs'),
  inProject('tools', 'runner', 'env-files.mjs'),
].map(file => pathToFileURL(file).href)

/** Node's arguments for a TypeScript file: one process instead of a wrapper and its child. */
export const typescript = file => [...preloaded.flatMap(name => ['--import', name]), file]

export { UserError }

export function print(text) {
  process.stdout.write(`${text}\n`)
}

/** A finished step of a command, with its time. `started` is of performance.now(). */
export function printStep(started, name) {
  print(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${name}`)
}

export function printError(error) {
  process.stderr.write(`\n${describeError(error)}\n`)
}
