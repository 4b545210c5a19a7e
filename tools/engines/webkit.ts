import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder } from 'selenium-webdriver'
import { freePort } from '../../e2e/support/free-port'
import { journeys } from './engine-journeys'
import { webdriverVisitor } from './webkit-visitor'

/**
 * Runs the journeys in WebKitGTK, which shares Safari's engine. Each has its own browser and time limit, so a driver that
 * hangs fails one journey, not the run. WebKitGTK's driver does not report the console; the Firefox run checks it.
 * Started by `node tools/engines/run-webkit.mjs`, which finds the driver and a display.
 */

const driverProgram = process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver'
const only = process.argv[2]

const groups = new Set<number>()
function endGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has already exited.
  }
  groups.delete(pid)
}
process.on('exit', () => groups.forEach(endGroup))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

async function startDriver() {
  const port = await freePort()
  // Its own process group: killing the driver alone leaves its browser running.
  const child = spawn(driverProgram, [`--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  })
  const failed = once(child, 'error').then(([error]) => Promise.reject(error))
  const { pid = 0 } = child
  groups.add(pid)
  const address = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${address}/status`).then(
      answer => answer.ok,
      () => false,
    )
  for (let tries = 0; !(await Promise.race([answers(), failed])); tries++) {
    if (tries > 100) throw new Error(`${driverProgram} does not answer`)
    await pause(100)
  }
  return { address, end: () => endGroup(pid) }
}

async function walkInWebKit({ run }: (typeof journeys)[number]) {
  const webkit = await startDriver()
  try {
    const driver = await new Builder()
      .usingServer(webkit.address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        ...(process.env.WEBKIT_BROWSER
          ? {
              'webkitgtk:browserOptions': {
                binary: process.env.WEBKIT_BROWSER,
                args: ['--automation'],
              },
            }
          : {}),
      })
      .build()
    await driver.manage().window().setRect({ width: 1280, height: 900 })
    await run(webdriverVisitor(driver))
  } finally {
    webkit.end()
  }
}

async function within(seconds: number, work: Promise<void>) {
  const stop = new AbortController()
  const limit = pause(seconds * 1000, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`Not done within ${seconds} s`)
  })
  try {
    await Promise.race([work, limit])
  } finally {
    stop.abort()
    groups.forEach(endGroup)
  }
}

async function main() {
  let failures = 0
  const chosen = journeys.filter(({ name }) => !only || name.includes(only))
  for (const journey of chosen) {
    const started = performance.now()
    const outcome = await within(journey.seconds ?? 60, walkInWebKit(journey)).then(
      () => undefined,
      error => error,
    )
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`  ${outcome ? '✘' : '✓'} ${journey.name} (${seconds} s)`)
    if (!outcome) continue
    failures += 1
    console.log(`    ${outcome instanceof Error ? outcome.message || outcome.stack : outcome}`)
  }
  console.log(`\n${chosen.length - failures} passed, ${failures} failed in WebKit`)
  process.exit(failures > 0 ? 1 : 0)
}

void main()
