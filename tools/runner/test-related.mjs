import { execFileSync } from 'node:child_process'
import { readPorts, siteEnvironment } from './addresses.mjs'
import { ensureBrowsers } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { runNode, supervise } from './processes.mjs'
import { print, printError, root, tools } from './project.mjs'
import { testPorts, testSandbox } from './testing.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The files that differ from a commit, `main` unless named: `npm run test:related -- HEAD~1`. */
const changedSince = commit => [
  ...git('diff', '--name-only', '--diff-filter=d', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
]

const isTested = name => /\.tsx?$/.test(name) && !/^(e2e|sandbox)\//.test(name)

/** Runs the unit tests that import a changed file, then the journeys whose own files have changed. */
async function testRelated() {
  await ensureInstalled()
  const base = process.argv[2] ?? 'main'
  const changed = changedSince(base)
  const sources = changed.filter(isTested)
  if (sources.length > 0) {
    const args = ['--findRelatedTests', ...sources, '--passWithNoTests']
    const code = await runNode([tools.jest, ...args], { ...process.env, NODE_ENV: 'test' })
    if (code !== 0) return code
  }
  if (!changed.some(name => name.startsWith('e2e/'))) {
    print('No journey has changed. Which ones protect what: README, "You changed … run …".')
    return 0
  }
  const env = { ...siteEnvironment(readPorts(testPorts)), ...testSandbox, ...(await ensureBrowsers()) }
  const journeys = ['--project', 'desktop', '--project', 'phone', '--pass-with-no-tests']
  return runNode([tools.playwright, 'test', ...journeys, `--only-changed=${base}`], env)
}

supervise(testRelated, printError)
