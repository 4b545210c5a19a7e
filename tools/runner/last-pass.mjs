import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inProject, root } from './project.mjs'

const record = inProject('.ci', 'proven.json')

/** What the tests of a part depend on. `npm test` runs them when this has changed since `npm run test:all` last passed. */
const parts = {
  /** The programs that build, seal, release and serve. */
  machinery: [
    'scripts',
    'tools/release',
    'tools/runner',
    'middleware.ts',
    'next.config.ts',
    'playwright.config.ts',
    'package-lock.json',
  ],
  sandbox: ['sandbox', 'lib/addresses/outside-services.ts', 'package-lock.json'],
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()

/** A hash of the files' contents as they are in the working tree. */
function hashOf(paths) {
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths).split(
    '\0',
  )
  const hash = createHash('sha256')
  for (const file of new Set(files.sort())) {
    if (file && existsSync(inProject(file))) hash.update(`${file}\0`).update(readFileSync(inProject(file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Whether a part, 'machinery' or 'sandbox', is as it was when all tests passed. Without git: no. */
export function isUnchangedSincePass(part) {
  try {
    return JSON.parse(readFileSync(record, 'utf8'))[part] === hashOf(parts[part])
  } catch {
    return false
  }
}

/** The commit on which all tests last passed; undefined when this clone does not have it. */
export function lastPassedCommit() {
  try {
    return git('rev-parse', '--verify', `${JSON.parse(readFileSync(record, 'utf8')).commit}^{commit}`)
  } catch {
    return undefined
  }
}

/**
 * Files that match and differ from a commit, without those that are gone. Not Playwright's `--only-changed`: it adds every
 * test that imports a changed text, which is nearly all of them.
 */
export const changedFiles = (commit, pattern) =>
  git('diff', '--name-only', '--diff-filter=d', commit, '--', pattern).split('\n').filter(Boolean)

export function recordPass() {
  const hashes = Object.fromEntries(Object.entries(parts).map(([part, paths]) => [part, hashOf(paths)]))
  writeFileSync(record, `${JSON.stringify({ commit: git('rev-parse', 'HEAD'), ...hashes }, null, 2)}\n`)
}
