import { execFileSync } from 'node:child_process'
import { root } from './project.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()

function commitOf(...args) {
  try {
    return git(...args)
  } catch {
    return undefined
  }
}

/**
 * The commit that this state is compared with: where its branch left `main`; on `main` itself, where that was before its last
 * update. Undefined where git does not know, as in a fresh clone: then nothing counts as unchanged.
 */
export function baseCommit() {
  const head = commitOf('rev-parse', 'HEAD')
  const main = commitOf('rev-parse', '--verify', 'origin/main') ?? commitOf('rev-parse', '--verify', 'main')
  const base = main && commitOf('merge-base', head, main)
  return base === head ? commitOf('rev-parse', '--verify', 'main@{1}') : base
}

const listed = (...args) =>
  git(...args)
    .split('\n')
    .filter(Boolean)

/** Files that differ from a commit, with new ones, without those that are gone. */
export const changedSince = (commit, ...paths) => [
  ...listed('diff', '--name-only', '--diff-filter=d', commit, '--', ...paths),
  ...listed('ls-files', '--others', '--exclude-standard', '--', ...paths),
]

/** What the tests of a part depend on. `npm test` runs them when it differs from the base commit, `npm run test:all` always. */
const parts = {
  /** The programs that build, seal, release, serve, check and draw. */
  machinery: [
    'scripts',
    ...['release', 'runner', 'audit', 'art', 'engines'].map(name => `tools/${name}`),
    'middleware.ts',
    'next.config.ts',
    'playwright.config.ts',
    'package-lock.json',
  ],
  sandbox: ['sandbox', 'lib/addresses/outside-services.ts', 'package-lock.json'],
}

/** Whether a part, 'machinery' or 'sandbox', is as in the base commit, without files removed or added. */
export function isUnchanged(part) {
  const base = baseCommit()
  if (!base) return false
  const changed = listed('diff', '--name-only', base, '--', ...parts[part])
  return changed.length === 0 && changedSince(base, ...parts[part]).length === 0
}

/** The unit tests of the machinery, for Jest's `--testPathIgnorePatterns`. */
export const machineryTests = '<rootDir>/tools/(?:release|runner|audit|art|engines)/'
