import { existsSync, statSync } from 'node:fs'
import { run, runNode } from './processes.mjs'
import { inProject, printStep, tools, UserError } from './project.mjs'

const modified = file => statSync(file, { throwIfNoEntry: false })?.mtimeMs

/** npm writes `.package-lock.json` at the end of an install, so its time is that of the installation. */
function isInstalled() {
  const installed = modified(inProject('node_modules', '.package-lock.json'))
  return installed !== undefined && installed >= (modified(inProject('package-lock.json')) ?? 0)
}

/**
 * Installs what is missing, with the tools of checks and tests: the build needs TypeScript, which is among them, and each of
 * several builds would install it on its own.
 */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 20)) {
    throw new UserError(`Node ${process.versions.node} is too old: install Node 20.20 or later (see .nvmrc).`)
  }
  if (isInstalled() && existsSync(tools.jest)) return
  const started = performance.now()
  // What the build needs is installed whatever NODE_ENV is.
  const args = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  const code = npm?.endsWith('.js') ? await runNode([npm, ...args]) : await run('npm', args)
  if (code !== 0)
    throw new UserError('The installation failed: see the lines above, then run the command again.')
  printStep(started, 'packages')
}
