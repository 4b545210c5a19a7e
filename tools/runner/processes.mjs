import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { inProject, root, UserError } from './project.mjs'

const exitWithParent = inProject('tools', 'runner', 'exit-with-parent.mjs')
/** Of every Node program below, and of those that it starts. */
const preload = `--import=${pathToFileURL(inProject('tools', 'runner', 'quiet.mjs')).href}`
const running = new Set()
let ending

function start(command, args, { env = process.env, ipc, quiet }) {
  const output = quiet ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd: root,
    env: { ...env, NODE_OPTIONS: [env.NODE_OPTIONS, preload].filter(Boolean).join(' ') },
    // Its own process group, so that the tool's children end with it.
    detached: process.platform !== 'win32',
    stdio: ipc ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', output, output],
  })
  running.add(child)
  child.ended = new Promise(resolve => {
    child.once('error', error => resolve({ code: 1, error }))
    child.once('exit', (code, signal) => resolve({ code: code ?? 1, signal }))
  }).then(end => {
    running.delete(child)
    return end
  })
  return child
}

/** Starts a long-running Node program that exits when this process is gone, even by SIGKILL (exit-with-parent.mjs). */
export function startService(args, env) {
  const withParent = { ...env, PARENT_PID: String(process.pid) }
  return start(process.execPath, ['--import', exitWithParent, ...args], { env: withParent, ipc: true })
}

/** Starts another long-running program. */
export const startCommand = (command, args, env) => start(command, args, { env, ipc: false })

/** Runs a program and returns its exit code. */
export async function run(command, args, env = process.env) {
  if (ending) throw new UserError('Stopped.')
  const { code, error } = await start(command, args, { env, ipc: false }).ended
  if (error) throw error
  return code
}

export const runNode = (args, env) => run(process.execPath, args, env)

/**
 * As runNode, for a program that runs beside another one: prints its output at its end, and only if it failed.
 * @param shorten what to print of it
 */
export async function runNodeQuietly(args, env, shorten = output => output) {
  if (ending) throw new UserError('Stopped.')
  const child = start(process.execPath, args, { env, ipc: false, quiet: true })
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => chunks.push(chunk))
  const { code, error } = await child.ended
  if (error) throw error
  if (code !== 0) process.stdout.write(shorten(Buffer.concat(chunks).toString()))
  return code
}

function signal(child, name) {
  try {
    if (process.platform === 'win32') child.kill(name)
    else process.kill(-child.pid, name)
  } catch {
    // It has already exited.
  }
}

/** Stops every child process, by SIGINT and after five seconds by SIGKILL, and waits for them. */
function stopAll() {
  ending ??= (async () => {
    const children = [...running]
    // SIGINT, because a test runner closes its browsers only then; servers accept either signal.
    for (const child of children) signal(child, 'SIGINT')
    const force = setTimeout(() => {
      for (const child of children) signal(child, 'SIGKILL')
    }, 5000)
    await Promise.all(children.map(child => child.ended))
    clearTimeout(force)
  })()
  return ending
}

/** Stops one service by SIGINT and waits for it. */
export async function stopService(child) {
  signal(child, 'SIGINT')
  await child.ended
}

/** Runs `main` and stops all child processes when it returns or fails, or on a signal. */
export async function supervise(main, onFailure) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, async () => {
      await stopAll()
      // Ctrl-C is the normal end of a server, but an interrupted test run has failed.
      process.exit(main.longRunning ? 0 : 130)
    })
  }
  process.on('exit', () => {
    for (const child of running) signal(child, 'SIGKILL')
  })
  let code = 1
  try {
    code = (await main()) ?? 0
  } catch (error) {
    if (!ending) onFailure(error)
  }
  await stopAll()
  process.exit(code)
}
