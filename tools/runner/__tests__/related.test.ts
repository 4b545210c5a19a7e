/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

type Tests = {
  sources: string[]
  folders: string[]
  content: boolean
  sandbox: boolean
  journeys: boolean
  untested: string[]
}

/** In a process of its own: the programs are modules that Jest does not load. */
function testsFor(...changed: string[]): Tests {
  const module = join(__dirname, '..', 'test-related.mjs')
  const program = `import { testsFor } from ${JSON.stringify(module)}; console.log(JSON.stringify(testsFor(${JSON.stringify(changed)})))`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program]).toString())
}

test.each<readonly [string, Partial<Tests>]>([
  ['lib/hours.ts', { sources: ['lib/hours.ts'] }],
  ['components/home/home.css', { folders: expect.arrayContaining(['__tests__/components/styles']) }],
  ['content/es/faq.po', { content: true, folders: expect.arrayContaining(['tools/translations']) }],
  ['content/faq.ts', { content: true, sources: ['content/faq.ts'] }],
  ['tools/release/serve/primary.mjs', { folders: ['tools/release'] }],
  ['scripts/start.mjs', { folders: ['tools/runner'] }],
  ['sandbox/auth/tables.ts', { sandbox: true, sources: [] }],
  ['e2e/blog.spec.ts', { journeys: true, sources: [] }],
  ['docs/testing.md', { folders: ['__tests__/docs'] }],
])('a change of %s has tests', (name, tests) => {
  expect(testsFor(name)).toMatchObject({ ...tests, untested: [] })
})

test('what no test looks at is listed', () => {
  expect(testsFor('renovate.json', '.gitignore', 'lib/hours.ts').untested).toEqual([
    'renovate.json',
    '.gitignore',
  ])
})
