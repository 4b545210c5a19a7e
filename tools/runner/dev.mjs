import { watch } from 'node:fs'
import { createServer } from 'node:net'
import { assertPortsFree, readPorts, siteEnvironment } from './addresses.mjs'
import { environmentFor, openLanguages } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { startService, supervise } from './processes.mjs'
import { inProject, printError, tools } from './project.mjs'
import { startServices, waitForFirstExit } from './start-services.mjs'
import { writeTranslations } from './static-checks.mjs'

function freePort() {
  return new Promise(resolve => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** A change in content/ reaches the translated pages, too, which are served from translated/. */
function keepTranslated(env) {
  let timer
  watch(inProject('content'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => writeTranslations(env), 200)
  })
}

/** The site in every language, each a development server of Next, behind the one on PORT. */
async function dev() {
  const ports = readPorts()
  await assertPortsFree(ports)
  await ensureInstalled()
  await writeTranslations(process.env)
  const env = siteEnvironment(ports, 'development')
  const translations = openLanguages()
  const languagePorts = Object.fromEntries(
    await Promise.all(translations.map(async code => [code, await freePort()])),
  )
  const others = translations.map(code => ({
    name: `site in ${code}`,
    path: `/${code}`,
    // An icon, which nothing has to be compiled for.
    address: `http://localhost:${languagePorts[code]}/${code}/icon.svg`,
    seconds: 120,
    child: startService(
      [tools.next, 'dev', '--port', String(languagePorts[code])],
      environmentFor(env, code),
    ),
  }))
  const services = await startServices(
    ports,
    { ...env, DEV_LANGUAGES: JSON.stringify(languagePorts) },
    'dev',
    others,
  )
  keepTranslated(process.env)
  await waitForFirstExit(services)
}
dev.longRunning = true

supervise(dev, printError)
