/** @jest-environment node */
import { mkdtempSync, rmSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { etagOf, readBodies } from '@/tools/release/serve/bodies.mjs'
import { readRelease } from '@/tools/release/serve/read-release'
import { isLoopback, refuseSample, sampleNotice } from '@/tools/release/serve/sample.mjs'
import { smallRelease } from '../cdn/small-release'

const folder = mkdtempSync(join(tmpdir(), 'read-'))
afterAll(() => rmSync(folder, { recursive: true }))

const name = join(folder, 'about.html')
const text = Buffer.from('The whole page, from the first line to the last.')
const file = {
  file: 'about.html',
  type: 'text/html',
  encodings: ['br' as const, 'gzip' as const],
  etag: etagOf(text),
  bytes: text.length,
  headers: 'page',
}

beforeEach(() => {
  writeFileSync(name, text)
  writeFileSync(`${name}.br`, brotliCompressSync(text))
  writeFileSync(`${name}.gz`, gzipSync(text))
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(smallRelease))
})

test('a whole file is read in each coding, the smallest first', () => {
  expect([...readBodies(folder, file).keys()]).toEqual(['br', 'gzip', 'identity'])
})

describe.each(['', '.br', '.gz'])('the file about.html%s', extension => {
  test.each([
    ['cut short', (path: string) => truncateSync(path, 10)],
    ['emptied', (path: string) => truncateSync(path, 0)],
    ['missing', unlinkSync],
    [
      'of the right length, filled with zeros',
      (path: string) => writeFileSync(path, Buffer.alloc(text.length)),
    ],
    ['of another release', (path: string) => writeFileSync(path, packed(extension, 'x'.repeat(text.length)))],
  ])('is refused by name when it is %s', (_, damage) => {
    damage(name + extension)
    expect(() => readBodies(folder, file)).toThrow(`${name}${extension} is missing or damaged: `)
  })
})

function packed(extension: string, content: string): Buffer {
  if (extension === '.br') return brotliCompressSync(content)
  return extension === '.gz' ? gzipSync(content) : Buffer.from(content)
}

describe('the manifest', () => {
  const manifest = join(folder, 'manifest.json')

  test('is read', () => expect(readRelease(folder).id).toBe('small'))

  test.each([
    ['cut short', (path: string) => truncateSync(path, 40)],
    ['missing', unlinkSync],
    ['of another version', (path: string) => writeFileSync(path, '{"version":1}')],
  ])('is refused by name when it is %s', (_, damage) => {
    damage(manifest)
    expect(() => readRelease(folder)).toThrow(`${manifest} is missing or damaged: `)
  })
})

describe('a build that is not for production', () => {
  test.each(['development', 'draft'])('%s is published only with --sample', siteEnv => {
    expect(() => refuseSample(siteEnv, false)).toThrow(`built with SITE_ENV=${siteEnv}`)
    expect(() => refuseSample(siteEnv, true)).not.toThrow()
    expect(sampleNotice(siteEnv)).toContain('This is a sample build.')
  })

  test('one for production is published without a word', () => {
    expect(() => refuseSample('production', false)).not.toThrow()
    expect(sampleNotice('production')).toBeUndefined()
  })

  test.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['::', false],
    ['10.0.0.1', false],
    ['127.0.0.1.example.com', false],
    ['localhost.example.com', false],
  ])('whether %s is reached from this machine alone: %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected)
  })
})
