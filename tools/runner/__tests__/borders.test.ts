/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** What each workspace may import of the others: its README says it, too. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  art: ['runner'],
  audit: ['release', 'runner'],
  editorial: ['audit', 'release', 'runner', 'translations'],
  engines: ['runner'],
  release: ['runner'],
  runner: [],
  translations: ['runner'],
}

/** `npm run test:all` runs the stages of the others. */
const exceptions = ['tools/runner/test-all.mjs']

const specifier = /(?:from|import|import\(|require\()\s*['"]((?:\.{1,2}|@)\/[^'"]+)['"]/g

/** The workspaces that a file imports. */
function importedBy(file: string, source: string): string[] {
  return [...source.matchAll(specifier)].flatMap(([, name = '']) => {
    const target = name.startsWith('@/') ? name.slice(2) : normalize(join(dirname(file), name))
    return /^tools\/([^/]+)\//.exec(target)?.[1] ?? []
  })
}

const files = Object.keys(mayImport).flatMap(name =>
  readdirSync(join('tools', name), { recursive: true, encoding: 'utf8' })
    .map(file => `tools/${name}/${file}`)
    .filter(file => /\.(?:tsx?|mjs)$/.test(file) && !/node_modules|__tests__/.test(file)),
)

test('every workspace of tools/ is in the table', () => {
  const folders = readdirSync('tools', { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(mayImport))
})

test.each([
  ['tools/runner/a.mjs', "import { one } from '../release/publish/publish.mjs'", ['release']],
  ['tools/art/places/a.ts', "import { one } from '../files'", ['art']],
  ['tools/release/build/a.ts', "import type { One } from '@/tools/audit/html'", ['audit']],
])('an import of %s is found', (file, source, found) => {
  expect(importedBy(file, source)).toEqual(found)
})

test('no workspace imports another that it may not', () => {
  const crossed = files
    .filter(file => !exceptions.includes(file))
    .flatMap(file => {
      const own = file.split('/')[1] ?? ''
      return importedBy(file, readFileSync(file, 'utf8'))
        .filter(name => name !== own && !mayImport[own]?.includes(name))
        .map(name => `${file} imports tools/${name}`)
    })
  expect(crossed).toEqual([])
})

/** Programs that are started as processes: no import names them, so neither the compiler nor knip misses one. */
test('every program that a command starts is there', () => {
  const started = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/inProject\(((?:'[^']+'(?:, )?)+)\)/g)]
      .map(([, parts = '']) => parts.replaceAll("'", '').split(', ').join('/'))
      .filter(path => /^(?:scripts|sandbox|tools)\/.*\.(?:ts|mjs)$/.test(path))
      .map(path => ({ file, path })),
  )
  expect(started.length).toBeGreaterThan(10)
  expect(started.filter(({ path }) => !existsSync(path))).toEqual([])
})
