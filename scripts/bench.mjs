import { readPorts, siteAddress, siteEnvironment } from './lib/addresses.mjs'
import { ensureBrowsers } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runNode, startService, supervise } from './lib/processes.mjs'
import { complain, Hint, inProject, tools, typescript } from './lib/project.mjs'
import { waitFor } from './lib/start-services.mjs'

const path = process.argv[2] ?? '/'
const folderOf = label => inProject('out', 'bench', label)

/** Measures in one run: an empty app, this site unsealed, this site sealed, and its page without any script. */
async function bench() {
  await ensureInstalled()
  // Its own ports, so that a site in development can keep running.
  const first = readPorts({ site: 3210, sandbox: 4210 })
  const env = { ...siteEnvironment(first), ...(await ensureBrowsers()) }
  const prepare = (...args) => succeed(typescript(inProject('scripts', 'bench', 'prepare.ts')), args, env)

  await prepare('empty')
  await succeed([tools.next], ['build', folderOf('empty')], env)
  await build({ ...env, SEAL: 'off' })
  await prepare('keep', 'plain')
  await build(env)
  await prepare('keep', 'sealed')
  await prepare('limit', 'limit')

  const subjects = [
    { name: 'empty app of this Next version', label: 'empty', path: '/' },
    { name: `this site as Next builds it, ${path}`, label: 'plain', path },
    { name: 'the same, sealed', label: 'sealed', path },
    { name: 'the same without any script', label: 'limit', path },
  ]
  const addresses = await Promise.all(
    subjects.map(async (subject, index) => {
      const site = { ...first, site: first.site + index }
      const program =
        subject.label === 'empty'
          ? [tools.next, 'start', folderOf('empty'), '--port', String(site.site)]
          : [inProject('scripts', 'serve.mjs'), folderOf(subject.label)]
      const child = startService(program, { ...env, PORT: String(site.site) })
      await waitFor({ name: subject.name, child, address: siteAddress(site), seconds: 60 })
      return `${subject.name}=${siteAddress(site)}${subject.path}`
    }),
  )
  await succeed(typescript(inProject('scripts', 'bench', 'main.ts')), addresses, env)
  await prepare('clean')
}

async function succeed(program, args, env) {
  if ((await runNode([...program, ...args], env)) !== 0) throw new Hint('See the lines above.')
}

supervise(bench, complain)
