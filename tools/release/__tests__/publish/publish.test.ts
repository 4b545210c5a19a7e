/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { goBack, publish } from '@/tools/release/publish/publish.mjs'
import { etagOf } from '@/tools/release/serve/bodies.mjs'

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises')
  return { ...actual, rename: jest.fn(actual.rename) }
})

let root: string
let folder: string
let lines: string[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'published-'))
  folder = join(root, 'releases')
  lines = []
  jest.spyOn(process.stderr, 'write').mockImplementation(text => lines.push(String(text)) > 0)
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(root, { recursive: true })
})

/** A build with one page and one script of its own. */
function build(id: string, siteEnv = 'production'): string {
  const release = join(root, `built-${id}`)
  mkdirSync(join(release, 'hashed'), { recursive: true })
  function entry(path: string, file: string, text: string, hashed: boolean) {
    const target = join(release, file)
    // Not written over: a published file may be a link to it.
    rmSync(target, { force: true })
    writeFileSync(target, text)
    const body = Buffer.from(text)
    return { path, hashed, file, encodings: [], headers: 'all', etag: etagOf(body), bytes: body.length }
  }
  const entries = [
    entry('/about', 'about.html', `page of ${id}`, false),
    entry(`/${id}.js`, `hashed/${id}.js`, `script of ${id}`, true),
  ]
  const notFound = entry('', 'lost.html', 'lost', false)
  const manifest = { version: 2, id, siteEnv, entries, headerSets: { all: {} }, notFound, notFoundUnder: [] }
  writeFileSync(join(release, 'manifest.json'), JSON.stringify(manifest))
  return release
}

async function publishAll(...ids: string[]) {
  for (const id of ids) await publish(build(id), folder)
}

const current = () => readlinkSync(join(folder, 'current'))
const inFolder = (...names: string[]) => join(folder, ...names)
const page = () => readFileSync(inFolder('current', 'about.html'), 'utf8')

test('a release has the scripts of the earlier ones, and five releases stay', async () => {
  await publishAll('a', 'b', 'c', 'd', 'e', 'f')
  expect(current()).toBe('f')
  expect(readdirSync(inFolder('f', 'hashed')).sort()).toEqual(['b.js', 'c.js', 'd.js', 'e.js', 'f.js'])
  expect(existsSync(inFolder('a'))).toBe(false)
})

test('a release becomes current only with the files of the earlier ones, which open tabs ask for', async () => {
  await publishAll('a')
  const { rename: actual } = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises')
  const there: boolean[] = []
  jest.mocked(rename).mockImplementation(async (from, to) => {
    if (String(to).endsWith('current')) there.push(existsSync(inFolder('b', 'hashed', 'a.js')))
    await actual(from, to)
  })
  await publishAll('b')
  expect(there).toEqual([true])
})

const damages: [string, string, (file: string) => void][] = [
  ['whose folder was deleted', 'a', file => rmSync(file, { recursive: true })],
  ['without its manifest', 'a/manifest.json', unlinkSync],
  ['with a manifest cut short', 'a/manifest.json', file => truncateSync(file, 9)],
  ['with an empty manifest', 'a/manifest.json', file => truncateSync(file, 0)],
  ['without a script', 'a/hashed/a.js', unlinkSync],
  ['with another text in a script', 'a/hashed/a.js', file => writeFileSync(file, 'SCRIPT OF a')],
]

describe.each(damages)('an old release %s', (_, name, damage) => {
  test('blocks no release, and is named', async () => {
    await publishAll('a', 'b')
    damage(inFolder(name))
    await publishAll('c')
    expect([current(), page()]).toEqual(['c', 'page of c'])
    expect(lines.join('')).toContain(inFolder(name))
    await publishAll('d')
    expect(current()).toBe('d')
  })

  test('blocks no rollback to another one', async () => {
    await publishAll('a', 'b', 'c')
    damage(inFolder(name))
    expect(await goBack(folder)).toBe('b')
    expect([current(), page()]).toEqual(['b', 'page of b'])
  })
})

test('a rollback passes over a release that cannot be read', async () => {
  await publishAll('a', 'b', 'c')
  unlinkSync(inFolder('b', 'manifest.json'))
  expect(await goBack(folder)).toBe('a')
})

test('a rollback works while the current release is damaged or deleted', async () => {
  await publishAll('a', 'b', 'c')
  unlinkSync(inFolder('c', 'manifest.json'))
  expect(await goBack(folder)).toBe('b')
  rmSync(inFolder('b'), { recursive: true })
  expect(await goBack(folder)).toBe('a')
})

test('without an earlier release a rollback changes nothing and says so', async () => {
  await expect(goBack(folder)).rejects.toThrow(`No release has been published in ${folder}.`)
  await publishAll('a')
  await expect(goBack(folder)).rejects.toThrow('There is no release before the current one')
  expect(current()).toBe('a')
})

describe.each(['', '{', '{}', '["../b", 1]'])('with the history "%s"', text => {
  test('a release and a rollback still work, and the file is named', async () => {
    await publishAll('a', 'b')
    writeFileSync(inFolder('history.json'), text)
    expect(await goBack(folder)).toBe('a')
    expect(lines.join('')).toContain(`${inFolder('history.json')} is damaged`)
    writeFileSync(inFolder('history.json'), text)
    await publishAll('c')
    expect(await goBack(folder)).toBe('a')
  })
})

test('without a history the releases are found in their folder', async () => {
  await publishAll('a', 'b')
  unlinkSync(inFolder('history.json'))
  expect(await goBack(folder)).toBe('a')
})

test.each([
  ['without a manifest', (id: string) => unlinkSync(inFolder(id, 'manifest.json'))],
  ['with half a file', (id: string) => truncate(inFolder(id, 'about.html'))],
  ['without a file', (id: string) => unlinkSync(inFolder(id, 'about.html'))],
])('a published folder %s is copied again', async (_, damage) => {
  await publishAll('a', 'b')
  damage('b')
  await publish(build('b'), folder)
  expect([current(), page()]).toEqual(['b', 'page of b'])
})

/** Replaces a file by its half: cutting it would cut the build too, to which it is a hard link. */
function truncate(file: string) {
  const text = readFileSync(file, 'utf8')
  unlinkSync(file)
  writeFileSync(file, text.slice(0, 4))
}

test('damage that a published file shares with its build is named, and not published again', async () => {
  await publishAll('a', 'b')
  writeFileSync(inFolder('b', 'about.html'), 'PAGE OF b')
  await expect(publish(join(root, 'built-b'), folder)).rejects.toThrow(
    `${join(root, 'built-b', 'about.html')} is missing or damaged`,
  )
  await publish(build('b'), folder)
  expect(page()).toBe('page of b')
})

test('a copy that was not finished is removed, by the next release and when it fails itself', async () => {
  await publishAll('a')
  mkdirSync(inFolder('b.new'))
  await publishAll('c')
  expect(readdirSync(folder).filter(name => name.endsWith('.new'))).toEqual([])
  jest.mocked(rename).mockRejectedValueOnce(new Error('no space left on device'))
  await expect(publish(build('d'), folder)).rejects.toThrow('no space left')
  expect(readdirSync(folder).filter(name => name.endsWith('.new'))).toEqual([])
})

test('a rollback passes over samples, unless one is wanted', async () => {
  await publishAll('a')
  await publish(build('sample', 'draft'), folder)
  await publishAll('c')
  expect(await goBack(folder)).toBe('a')
  await publishAll('d')
  await publish(build('e', 'development'), folder)
  await publishAll('f')
  expect(await goBack(folder, true)).toBe('e')
})

test('a rollback to nothing but samples is refused, with the way to do it', async () => {
  await publish(build('a', 'draft'), folder)
  await publishAll('b')
  await expect(goBack(folder)).rejects.toThrow('add --sample')
  expect(current()).toBe('b')
})

test('the release that is served stays, however many newer ones fail to start', async () => {
  await publishAll('good')
  symlinkSync('good', inFolder('served'))
  await publishAll('a', 'b', 'c', 'd', 'e', 'f')
  expect(existsSync(inFolder('good', 'about.html'))).toBe(true)
  expect(existsSync(inFolder('a'))).toBe(false)
})

test('of two releases at once one is refused with a sentence', async () => {
  const results = await Promise.allSettled([publish(build('a'), folder), publish(build('b'), folder)])
  const [refused, ...more] = results.flatMap(one => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(more).toEqual([])
  expect(refused).toContain(`Process ${process.pid} is publishing a release`)
  await publishAll('c')
  expect(current()).toBe('c')
})

test('the lock of a process that was killed is taken over', async () => {
  mkdirSync(folder)
  // Above the largest process id of any system.
  symlinkSync('2147483646', inFolder('publishing'))
  await publishAll('a')
  expect([current(), existsSync(inFolder('publishing'))]).toEqual(['a', false])
})

test.each([
  ['a missing', undefined, 'There is no release in'],
  ['a damaged', '{"id":', 'manifest.json is damaged'],
])('%s build is refused by name', async (_, text, message) => {
  const release = build('a')
  if (text === undefined) unlinkSync(join(release, 'manifest.json'))
  else writeFileSync(join(release, 'manifest.json'), text)
  await expect(publish(release, folder)).rejects.toThrow(message)
})
