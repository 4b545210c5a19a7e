import { spawn } from 'node:child_process'
import { Hint, inProject, root } from './project.mjs'

const leash = inProject('scripts', 'lib', 'leash.mjs')
const running = new Set()
let ending

function start(command, args, { env, leashed }) {
  const child = spawn(command, args, {
    cwd: root,
    env,
    // A group of its own, so that whatever the tool starts ends with it.
    detached: process.platform !== 'win32',
    stdio: leashed ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'inherit', 'inherit'],
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

/** A long-running Node program on a leash: it ends when this process is gone, however that happened. */
export function startService(args, env) {
  const leashed = { ...env, LEASH_HOLDER: String(process.pid) }
  return start(process.execPath, ['--import', leash, ...args], { env: leashed, leashed: true })
}

/** Runs a program to its end and returns its exit code. */
export async function run(command, args, env = process.env) {
  if (ending) throw new Hint('Stopped.')
  const { code, error } = await start(command, args, { env, leashed: false }).ended
  if (error) throw error
  return code
}

export const runNode = (args, env) => run(process.execPath, args, env)

function signal(child, name) {
  try {
    if (process.platform === 'win32') child.kill(name)
    else process.kill(-child.pid, name)
  } catch {
    // Already gone.
  }
}

/** Ends every process this one started, politely first, and waits until they are gone. */
function endAll() {
  ending ??= (async () => {
    const children = [...running]
    // The word each listens to: a test runner ends its browsers on Ctrl-C only, a server ends on either.
    for (const child of children) signal(child, 'SIGINT')
    const impatience = setTimeout(() => {
      for (const child of children) signal(child, 'SIGKILL')
    }, 5000)
    await Promise.all(children.map(child => child.ended))
    clearTimeout(impatience)
  })()
  return ending
}

/** Ends one service, politely, and waits until it is gone. */
export async function stopService(child) {
  signal(child, 'SIGINT')
  await child.ended
}

/** Runs `main`, and on its end, failure, Ctrl-C or a signal leaves nothing running. */
export async function supervise(main, onFailure) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, async () => {
      await endAll()
      // Ctrl-C is how a server is ended: no failure. A test run that was cut short is one.
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
  await endAll()
  process.exit(code)
}
