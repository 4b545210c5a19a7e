import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inProject, root } from './project.mjs'

const stampFile = inProject('.next', 'build-stamp')

/** Paths that no build reads. Everything else counts, so that a new folder is not forgotten. */
const notBuilt = new Set([
  '.ci',
  '.git',
  '.github',
  '.next',
  '.sandbox',
  '.stryker-tmp',
  '.npmrc',
  '.nvmrc',
  '.gitignore',
  '__tests__',
  'biome.json',
  'coverage',
  'docs',
  'e2e',
  'jest.config.mjs',
  'jest.setup.ts',
  'knip.json',
  'next-env.d.ts',
  'node_modules',
  'out',
  'playwright-report',
  'playwright.config.ts',
  'release',
  'release.new',
  'releases',
  'reports',
  'sandbox',
  'scripts',
  'stryker.config.mjs',
  'test-results',
  'tools',
  'translated',
])
const isSource = name =>
  !notBuilt.has(name) && !name.startsWith('.next-') && !name.endsWith('.md') && !name.endsWith('.tsbuildinfo')

/** Programs that the build runs or bundles; what they import is found by the bundler. */
const programs = [
  'runner/build.mjs',
  'translations/main.ts',
  'release/adapter.mjs',
  'release/build/collect-language.ts',
  'release/build/main.ts',
  'release/serve/server.ts',
  ...['boot', 'hand-over', 'prefetch', 'start'].map(name => `release/browser/${name}.ts`),
].map(name => join('tools', name))

/** The programs with everything of tools/ that they import, however far away. */
function toolsOfBuild() {
  const entryPoints = programs.filter(file => existsSync(inProject(file)))
  if (entryPoints.length === 0) return []
  // Not at the top: this file also runs before the packages are installed.
  const { buildSync } = createRequire(import.meta.url)('esbuild')
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  return Object.keys(metafile.inputs)
    .filter(file => file.startsWith('tools/'))
    .sort()
}

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else yield path
  }
}

function* sources() {
  for (const name of readdirSync(root).filter(isSource).sort()) {
    const path = inProject(name)
    if (statSync(path).isDirectory()) yield* filesUnder(path)
    else yield path
  }
  for (const file of toolsOfBuild()) yield inProject(file)
}

function hashOf(env, statementOf) {
  const hash = createHash('sha256')
  for (const file of sources())
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(statementOf(file))
      .update('\n')
  const others = ['SITE_ENV', 'PORT', 'SANDBOX_PORT', 'HSTS_DAYS', 'BOOKING_CODES_KEY']
  const compiledIn = name => name.startsWith('NEXT_PUBLIC_') || others.includes(name)
  for (const name of Object.keys(env).filter(compiledIn).sort()) hash.update(`${name}=${env[name]}\n`)
  return hash.digest('hex')
}

/** Hash of the sources' names, sizes and times, and of the values that are compiled into the pages. */
export function buildFingerprint(env) {
  return hashOf(env, file => {
    const { size, mtimeMs } = statSync(file)
    return `${size}\0${mtimeMs}`
  })
}

/** Hash of the sources' contents and of the compiled values: the same on every machine. */
export const sourceName = env => hashOf(env, file => readFileSync(file)).slice(0, 21)

export function isBuildFresh(env) {
  const results = [inProject('.next', 'BUILD_ID'), inProject('release', 'manifest.json'), stampFile]
  if (!results.every(file => existsSync(file))) return false
  return readFileSync(stampFile, 'utf8') === buildFingerprint(env)
}

/** Removed before a build, so that a build that failed is never used. */
export function forgetBuild() {
  rmSync(stampFile, { force: true })
}

export const recordBuild = fingerprint => writeFileSync(stampFile, fingerprint)
