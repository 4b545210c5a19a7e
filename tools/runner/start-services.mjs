import { setTimeout as pause } from 'node:timers/promises'
import { sandboxAddress, siteAddress } from './addresses.mjs'
import { startService } from './processes.mjs'
import { inProject, print, printStep, tools, typescript, UserError } from './project.mjs'

async function isAnswering(address) {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
    await answer.body?.cancel()
    return answer.status < 500
  } catch {
    return false
  }
}

export async function waitFor({ name, child, address, seconds }) {
  let ended = false
  child.ended.then(() => {
    ended = true
  })
  const deadline = Date.now() + seconds * 1000
  while (!(await isAnswering(address))) {
    if (ended) throw new UserError(`The ${name} ended before it answered: see the lines above.`)
    if (Date.now() > deadline)
      throw new UserError(`The ${name} did not answer at ${address} within ${seconds} s.`)
    await pause(150)
  }
}

/**
 * Starts sandbox and site, and returns when both answer. `mode`: a `release`, or Next's command `start` or `dev`.
 * @param others servers that were started before, which the site needs for its other languages
 */
export async function startServices(ports, env, mode, others = []) {
  const started = performance.now()
  const sandbox = startService([...typescript(inProject('sandbox', 'main.ts'))], env)
  const site = startService(
    mode === 'release'
      ? [inProject('scripts', 'serve.mjs')]
      : [tools.next, mode, '--port', String(ports.site)],
    env,
  )
  const services = [
    { name: 'sandbox', child: sandbox, address: `${sandboxAddress(ports)}/health-sandbox`, seconds: 60 },
    { name: 'site', child: site, address: siteAddress(ports), seconds: 120 },
  ]
  await Promise.all([...services, ...others].map(waitFor))
  // What the servers still print about their first answers.
  if (mode === 'dev') await pause(500)
  printStep(started, 'servers')
  const also = others.length > 0 ? ` (${others.map(({ path }) => path).join(', ')})` : ''
  print(`Site ${siteAddress(ports)}${also}   Sandbox ${sandboxAddress(ports)}   Ctrl-C ends both`)
  return [...services, ...others]
}

/** Rejects when a service exits by itself. */
export async function waitForFirstExit(services) {
  const first = await Promise.race(services.map(({ name, child }) => child.ended.then(() => name)))
  throw new UserError(`The ${first} ended: see the lines above.`)
}
