import { readPorts, siteEnvironment } from './addresses.mjs'
import { ensureBrowsers } from './browser.mjs'
import { baseCommit, changedSince } from './changes.mjs'
import { ensureInstalled } from './install.mjs'
import { runNode, supervise } from './processes.mjs'
import { inProject, print, printError, tools, typescript } from './project.mjs'
import { sandboxTests, unitTests } from './test-stages.mjs'
import { testPorts, testSandbox } from './testing.mjs'

/** Folders of unit tests that read a kind of file or start it as a program, so that Jest finds no import of it. */
const readBy = [
  [/\.css$/, ['__tests__/components/styles', '__tests__/lib/site/colors', 'tools/release/__tests__/seal']],
  [/^content\/.*\.po$/, ['__tests__/content', '__tests__/lib/editorial', 'tools/translations']],
  [/\.md$|^docs\//, ['__tests__/docs']],
  [/^public\//, ['__tests__/content', '__tests__/lib/editorial/named-files']],
  [/^__tests__\/.*\.(?:txt|csv)$/, ['__tests__/content', '__tests__/lib']],
  [/^(?:scripts|tools\/runner)\//, ['tools/runner']],
  [/^tools\/(release|audit|art|engines|editorial|translations)\//, name => [`tools/${name}`]],
]

const isSource = name => /\.(?:tsx?|mjs)$/.test(name) && !/^(?:e2e|sandbox)\//.test(name)
const isContent = name => name.startsWith('content/')
const isSandbox = name => name.startsWith('sandbox/')
const isJourney = name => name.startsWith('e2e/')

const foldersFor = name =>
  readBy.flatMap(([pattern, folders]) => {
    const match = pattern.exec(name)
    if (!match) return []
    return typeof folders === 'function' ? folders(match[1]) : folders
  })

/** Which tests a change has, as commands, and the files that have none here. */
export function testsFor(changed) {
  const folders = [...new Set(changed.flatMap(foldersFor))]
  return {
    sources: changed.filter(isSource),
    folders,
    content: changed.some(isContent),
    sandbox: changed.some(isSandbox),
    journeys: changed.some(isJourney),
    untested: changed.filter(
      name =>
        ![isSource, isContent, isSandbox, isJourney].some(is => is(name)) && foldersFor(name).length === 0,
    ),
  }
}

/** Each kind of test that a change has, as far as it needs no build; journeys only where their own files have changed. */
async function testRelated() {
  await ensureInstalled()
  const base = process.argv[2] ?? baseCommit()
  if (!base) {
    print('Git does not know where this state left main. Name a commit: npm run test:related -- HEAD~1')
    return 1
  }
  const { sources, folders, content, sandbox, journeys, untested } = testsFor(changedSince(base))
  const env = { ...siteEnvironment(readPorts(testPorts)), ...testSandbox }
  const runs = [
    sources.length > 0 && (() => unitTests(env, '--findRelatedTests', ...sources, '--passWithNoTests')),
    folders.length > 0 && (() => unitTests(env, ...folders)),
    content && (() => runNode(typescript(inProject('tools', 'editorial', 'check-content.ts')), env)),
    sandbox && (() => sandboxTests(env)),
    journeys &&
      (async () =>
        runNode(
          [
            ...[tools.playwright, 'test', '--project', 'desktop', '--project', 'phone'],
            ...['--pass-with-no-tests', `--only-changed=${base}`],
          ],
          { ...env, ...(await ensureBrowsers()) },
        )),
  ].filter(Boolean)
  for (const run of runs) {
    const code = await run()
    if (code !== 0) return code
  }
  if (untested.length > 0) print(`Not tested here, see npm test:\n  ${untested.join('\n  ')}`)
  if (!journeys)
    print('No journey was run: none has changed. Which one protects what: README, "You changed … run …".')
  if (runs.length === 0) print('Nothing was tested.')
  return 0
}

if (process.argv[1]?.endsWith('test-related.mjs')) supervise(testRelated, printError)
