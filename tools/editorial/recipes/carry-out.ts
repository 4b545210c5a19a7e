import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeError, UserError } from '../../runner/user-error.mjs'
import { Copy } from './copy'
import { type Recipe, recipes } from './recipes'

/**
 * Carries out what owners do most, as docs/recipes.md says it, in a copy of the last commit and runs `npm run check` and the unit tests there: a recipe
 * must not end where the task does not, and reads the pages afterwards. All at once; `--only <name>` tells which one is to blame.
 *
 *   npx tsx tools/editorial/recipes/carry-out.ts [--only <name> …] [--without-art] [--prepare]
 */

const root = join(__dirname, '..', '..', '..')

function copyOfProject(): Copy {
  const folder = join(mkdtempSync(join(tmpdir(), 'recipes-')), 'site')
  execFileSync('git', ['clone', '--quiet', '--shared', root, folder])
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  // An older lock file than the installation counts as installed.
  utimesSync(join(folder, 'package-lock.json'), 0, 0)
  return new Copy(folder)
}

function run(copy: Copy, name: string, program: string, args: readonly string[]): boolean {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy.folder, encoding: 'utf8' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
  console.log(`${seconds} s  ${status === 0 ? 'passed' : 'FAILED'}  ${name}`)
  if (status !== 0) console.log(`${stdout}\n${stderr}`)
  return status === 0
}

const npmRun = (copy: Copy, args: readonly string[]) =>
  run(copy, `npm run ${args.join(' ')}`, 'npm', ['run', '--silent', ...args])

/** Unit tests of what no recipe touches: the build's own machinery, and arithmetic. */
const untouched = ['tools/', '__tests__/lib/testosterone']

/** The text of pages, with their structured data, by path; of another language below /<code>. */
function printedPages(copy: Copy, language?: string): [string, string][] {
  const args = [
    '--import',
    'tsx',
    '--import',
    './tools/runner/env-files.mjs',
    'tools/editorial/recipes/print-pages.ts',
  ]
  const printed = execFileSync(process.execPath, args, {
    cwd: copy.folder,
    maxBuffer: 2 ** 27,
    encoding: 'utf8',
    // The copy's own texts: `environmentFor` names those of this folder.
    env: language
      ? {
          ...process.env,
          SITE_LANGUAGE: language,
          TSX_TSCONFIG_PATH: copy.path(`translated/${language}/tsconfig.json`),
        }
      : process.env,
  })
  const pages: [string, string][] = JSON.parse(printed)
  return pages.map(([path, markup]) => [
    `${language ? `/${language}${path.startsWith('/') ? '' : ' '}` : ''}${path}`,
    markup,
  ])
}

/** Whether pages print afterwards what their recipes expect, and nothing that was true before. */
function pagesAreRight(copy: Copy, chosen: readonly Recipe[]): boolean {
  const pages = new Map([undefined, 'es', 'pt'].flatMap(code => printedPages(copy, code)))
  const findings = chosen.flatMap(({ name, afterwards }) =>
    afterwards.flatMap(({ path, says = [], saysNot = [] }) => {
      const markup = pages.get(path)
      if (markup === undefined) return [`${name}: ${path} is no page`]
      // A link is looked for in the markup, words in the text.
      const text = markup.replace(/<[^>]*>/g, '')
      const has = (words: string) => (words.startsWith('/') ? markup : text).includes(words)
      return [
        ...says.filter(words => !has(words)).map(words => `${name}: ${path} does not say "${words}"`),
        ...saysNot.filter(has).map(words => `${name}: ${path} still says "${words}"`),
      ]
    }),
  )
  for (const finding of findings) console.log(`FAILED  ${finding}`)
  return findings.length === 0
}

function carryOut(copy: Copy, chosen: readonly Recipe[], withArt: boolean): boolean {
  for (const { apply } of chosen) apply(copy)
  const commands = new Map(chosen.flatMap(({ run = [] }) => run.map(args => [args.join(' '), args] as const)))
  const art = commands.get('art')
  // Once each; what is drawn comes last, because it needs the words.
  commands.delete('art')
  for (const args of commands.values()) if (!npmRun(copy, args)) return false
  for (const { translate } of chosen) translate?.(copy)
  run(copy, 'format', join(root, 'node_modules/.bin/biome'), ['check', '--write', '.'])
  if (art && withArt && !npmRun(copy, ['art'])) return false
  // As in each recipe that changes words: the pages are read as they are now.
  if (!npmRun(copy, ['generate'])) return false
  const renewal = ['RENEW=1', 'npm', 'run', '--silent', 'test:unit', '--', '--silent', 'seo/outputs']
  return run(copy, 'records of what machines are told', 'env', renewal)
}

function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      'without-art': { type: 'boolean', default: false },
      /** Only carries them out and keeps the copy, to look at. */
      prepare: { type: 'boolean', default: false },
    },
  })
  const chosen = values.only ? recipes.filter(({ name }) => values.only?.includes(name)) : recipes
  if (chosen.length === 0) throw new UserError(`Recipes: ${recipes.map(({ name }) => name).join(', ')}`)
  const copy = copyOfProject()
  console.log(`${chosen.map(({ name }) => name).join(', ')}, in ${copy.folder}`)
  try {
    const isDone = carryOut(copy, chosen, !values['without-art'])
    if (values.prepare) return
    const isChecked = isDone && npmRun(copy, ['check'])
    const tests = [
      'run',
      '--silent',
      'test:unit',
      '--',
      '--silent',
      ...untouched.flatMap(folder => ['--testPathIgnorePatterns', folder]),
    ]
    const isTested = isDone && run(copy, 'unit tests', 'npm', tests)
    const isRight = isDone && pagesAreRight(copy, chosen)
    if (!isChecked || !isTested || !isRight) process.exitCode = 1
  } finally {
    if (!values.prepare) rmSync(join(copy.folder, '..'), { recursive: true, force: true })
  }
}

try {
  main()
} catch (error) {
  console.error(describeError(error))
  process.exitCode = 1
}
