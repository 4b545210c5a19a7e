/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const library = join(__dirname, '..')
// The programs take the folder that they are in for the project.
const project = mkdtempSync(join(tmpdir(), 'project-'))
const results = ['.next/BUILD_ID', '.next/build-stamp', 'release/manifest.json']

beforeAll(() => {
  symlinkSync(join(library, '..', '..', 'node_modules'), join(project, 'node_modules'))
  for (const folder of ['tools/runner', 'tools/release/serve', 'tools/audit', '.next', 'release', 'app'])
    mkdirSync(join(project, folder), { recursive: true })
  for (const name of ['build-stamp', 'project', 'user-error'])
    copyFileSync(join(library, `${name}.mjs`), join(project, 'tools', 'runner', `${name}.mjs`))
})
afterAll(() => rmSync(project, { recursive: true }))

function run(expression: string): string {
  const source = `const stamp = await import('./tools/runner/build-stamp.mjs'); console.log(${expression})`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: project,
    encoding: 'utf8',
  }).trim()
}

beforeEach(() => {
  for (const file of results) writeFileSync(join(project, file), '')
  run('stamp.recordBuild(stamp.buildFingerprint({}))')
})

test('a build whose sources have not changed is used again', () => {
  expect(run('stamp.isBuildFresh({})')).toBe('true')
})

test.each(results)('a build without %s is made again', file => {
  rmSync(join(project, file))
  expect(run('stamp.isBuildFresh({})')).toBe('false')
})

test('a build whose sources have changed is made again', () => {
  writeFileSync(join(project, 'app', 'page.tsx'), 'export default null')
  expect(run('stamp.isBuildFresh({})')).toBe('false')
})

test('a build is made again when a file has changed that its programs import from afar', () => {
  writeFileSync(join(project, 'tools/audit/limits.ts'), 'export const limit = 1')
  writeFileSync(join(project, 'tools/audit/other.ts'), 'export const other = 1')
  writeFileSync(join(project, 'tools/release/limits.ts'), "export * from '@/tools/audit/limits'")
  writeFileSync(join(project, 'tools/release/serve/server.ts'), "import { limit } from '../limits'\nlimit")
  writeFileSync(join(project, 'tsconfig.json'), '{"compilerOptions":{"paths":{"@/*":["./*"]}}}')
  run('stamp.recordBuild(stamp.buildFingerprint({}))')
  writeFileSync(join(project, 'tools/audit/other.ts'), 'export const other = 12')
  expect(run('stamp.isBuildFresh({})')).toBe('true')
  writeFileSync(join(project, 'tools/audit/limits.ts'), 'export const limit = 12')
  expect(run('stamp.isBuildFresh({})')).toBe('false')
})

test.each(['.stryker-tmp', 'reports'])('what a run of mutations leaves in %s is not a source', folder => {
  const left = join(project, folder, 'sandbox-1')
  mkdirSync(left, { recursive: true })
  symlinkSync(join(project, 'app'), join(left, 'node_modules'))
  expect(run('stamp.isBuildFresh({})')).toBe('true')
  expect(run('stamp.sourceName({})')).toHaveLength(21)
})
